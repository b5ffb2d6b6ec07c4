"""A house as a host opens it: a server in a process of its own."""

from tests.server.process import Process


class House:
    """It can be killed and opened again at the same address."""

    def __init__(self, db: str) -> None:
        self._db = db
        self._process = Process(db, "--no-open")
        self.port = self._process.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Not even the chance to say goodbye."""
        self._process.kill()
        self._process.close()

    def open_again(self) -> None:
        self._process = Process(self._db, "--no-open", port=self.port)

    def close(self) -> None:
        errors = self._process.errors
        self._process.close()
        assert "Traceback" not in errors, errors
