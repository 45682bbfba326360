-- Statement by statement.
-- What leaving a company takes, counted in batches of five people on, and the figures made of them.
create table if not exists exit_batch (
  company_id text collate "C" not null references company (id),
  review_id text collate "C" not null,
  fact text collate "C" not null,
  batch text collate "C" not null default '',
  size integer not null default 0,
  value integer,
  primary key (company_id, fact, review_id)
);

create index if not exists exit_batch_of_review on exit_batch (review_id);

create table if not exists exit_figure (
  company_id text collate "C" primary key references company (id),
  figures jsonb not null
);
