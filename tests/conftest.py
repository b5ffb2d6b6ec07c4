"""What all tests share: how many examples Hypothesis tries."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "full", max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", parent=settings.get_profile("full"), max_examples=5)
settings.register_profile("soak", parent=settings.get_profile("full"), max_examples=1000, derandomize=False)
settings.load_profile(os.environ.get("MEADHALL_TESTS", "full"))
