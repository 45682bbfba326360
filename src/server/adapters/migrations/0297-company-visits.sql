create table company_visit (
  company_id text collate "C" not null,
  week date not null,
  times integer not null,
  primary key (company_id, week)
);

create index company_visit_by_week on company_visit (week);
