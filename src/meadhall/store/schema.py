"""The layout of the store as this version knows it; `migrations` tells how it came about."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("wakes", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("prefs", Text, nullable=False),
    Column("login", Text, nullable=False),
    Column("login_key", Text, unique=True),
    Column("password_hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
