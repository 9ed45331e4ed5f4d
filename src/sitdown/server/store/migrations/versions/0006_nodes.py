"""Servers that share a database, and which of them has which table in memory. A release that knows nothing of it can live with it: all that it writes
is filled in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
OWNER = "tables_owner"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("address", sa.String(300), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(22)))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    some = sa.text("owner IS NOT NULL")
    op.create_index(OWNER, "tables", ["owner"], postgresql_where=some, sqlite_where=some)


def downgrade() -> None:
    op.drop_index(OWNER, "tables")
    for name in ("epoch", "owner"):
        op.drop_column("tables", name)
    op.drop_table("nodes")
