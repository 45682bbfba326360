-- The lines of the ledger about one company are read together for how it behaves here.
create index if not exists removal_by_place on removal (community, sequence);
