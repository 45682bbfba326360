-- Statement by statement.
-- What reviews of a company are held against each other by, so that readers are told of those that say nearly the same.
create table if not exists review_print (
  company_id text collate "C" not null references company (id),
  review_id text collate "C" not null,
  version integer not null,
  print integer[] not null,
  primary key (company_id, review_id)
);

create index if not exists review_print_runs on review_print using gin ((print[1:4]));

create index if not exists review_similar on review (company_id) where is_similar;
