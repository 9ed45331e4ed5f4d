"""People, their devices and passkeys, and where they sit."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("face", sa.String(20), nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.BigInteger),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), index=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "chairs",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("finished", sa.BigInteger),
    )
    op.create_index("ix_chairs_person_finished", "chairs", ["person", "finished"])
    op.add_column("tables", sa.Column("result", sa.Text))


def downgrade() -> None:
    for name in ("chairs", "passes", "passkeys", "sessions", "people"):
        op.drop_table(name)
    op.drop_column("tables", "result")
