-- What is used, as counts without a person. Rows are written over every few seconds, so room is left beside them.
create table usage_count (
  day date not null,
  kind text collate "C" not null check (kind in ('visit', 'page', 'source', 'slow', 'login', 'search', 'sign-up', 'contribution', 'event')),
  name text collate "C" not null,
  detail text collate "C" not null,
  times integer not null,
  primary key (day, kind, name, detail)
) with (fillfactor = 80);

-- How long things took, as histograms of a week.
create table usage_measure (
  week date not null,
  kind text collate "C" not null check (kind in ('vital', 'call', 'failed-call')),
  name text collate "C" not null,
  vital text collate "C" not null check (vital in ('', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  bins integer[] not null,
  primary key (week, kind, name, vital)
) with (fillfactor = 50);

-- Words that found nothing, where many networks searched for them on one day.
create table empty_search (
  day date not null,
  words text collate "C" not null,
  times integer not null,
  primary key (day, words)
);
