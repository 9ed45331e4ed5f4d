"""What a table keeps beside its log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "asides",
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("aside", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("asides")
