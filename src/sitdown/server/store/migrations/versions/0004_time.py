"""How time is kept at a table, when it is due, and who is asked there; a person's holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
DUE = "tables_due"


def upgrade() -> None:
    for column in (
        sa.Column("timing", sa.Text),
        sa.Column("due", sa.BigInteger),
        sa.Column("claimed", sa.BigInteger),
        sa.Column("asked", sa.Text),
        sa.Column("since", sa.BigInteger),
    ):
        op.add_column("tables", column)
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("first", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    some = sa.text("due IS NOT NULL")
    op.create_index(DUE, "tables", ["due"], postgresql_where=some, sqlite_where=some)


def downgrade() -> None:
    op.drop_table("holidays")
    op.drop_index(DUE, "tables")
    for name in ("since", "asked", "claimed", "due", "timing"):
        op.drop_column("tables", name)
