-- What its author deleted gets its line in the ledger at a random moment, so that lines of one deletion do not stand side by side.
create table owed_line (
  item_id text collate "C" primary key,
  due timestamptz not null
);
