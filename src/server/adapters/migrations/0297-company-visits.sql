create table company_visit (
  company_id text collate "C" not null,
  week date not null,
  times integer not null,
  primary key (company_id, week)
);

create index company_visit_by_week on company_visit (week);

alter table company_activity
  add column lately_answered_count integer not null default 0,
  add column asked_count integer not null default 0,
  add column visited_place integer;
