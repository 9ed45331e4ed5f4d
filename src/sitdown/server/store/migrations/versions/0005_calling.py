"""Where people want to be called, and what they are to be called to."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column(
            "session",
            sa.String(64),
            sa.ForeignKey("sessions.digest", ondelete="CASCADE", onupdate="CASCADE"),
            index=True,
        ),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(30), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("called", sa.BigInteger),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "subscription", sa.String(64), sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
    )
    op.create_index("notices_subscription", "notices", ["subscription"])
    some = sa.text("due IS NOT NULL")
    op.create_index("notices_due", "notices", ["due"], postgresql_where=some, sqlite_where=some)


def downgrade() -> None:
    for name in ("notices", "subscriptions"):
        op.drop_table(name)
