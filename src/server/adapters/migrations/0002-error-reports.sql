create table error_day (
  day date primary key,
  different integer not null
);

create table error_report (
  day date not null,
  fingerprint text not null,
  times integer not null default 1,
  name text not null,
  message text not null,
  stack text,
  display text not null,
  screen text,
  operation text,
  kind text,
  status smallint,
  request_id text,
  primary key (day, fingerprint)
);
