-- Statement by statement.
-- The companies that a browser looked at lately, found by a keyed hash of its cookie.
create table if not exists browsed_company (
  browser text collate "C" not null,
  company_id text collate "C" not null,
  seen_on date not null,
  place integer not null,
  primary key (browser, company_id)
);

create index if not exists browsed_company_by_day on browsed_company (seen_on);

-- How often companies came into sight in a list, by week.
create table if not exists impression_week (
  company_id text collate "C" not null references company (id) on delete cascade,
  entity text collate "C" not null check (entity in ('top_company_impressions')),
  week date not null,
  times integer not null,
  primary key (company_id, entity, week)
);

create index if not exists impression_week_by_week on impression_week (week);
