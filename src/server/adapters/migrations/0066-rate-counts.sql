-- Rate limits count in all processes together. Nothing of it outlives a crash, and nothing of it stands in the journal.
create unlogged table rate_count (
  key text collate "C" primary key,
  times integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
