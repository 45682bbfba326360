-- The last entry of each day, so that a witness outside can hold it. What was there before has no days of its own, and begins with today's head.
create table ledger_head (
  day date primary key,
  sequence bigint not null,
  hash text collate "C" not null
);

insert into ledger_head (day, sequence, hash) select current_date, sequence, hash from removal order by sequence desc limit 1;

create index post_gone on post (id) where status <> 'LIVE';
create index comment_gone on comment (id) where status <> 'LIVE';
