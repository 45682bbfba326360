create table job_feed (
  company_id text collate "C" primary key,
  url text collate "C" not null,
  hour smallint not null check (hour between 0 and 23),
  since date not null,
  read_on date
);

create table job_feed_reading (
  company_id text collate "C" not null,
  read_on date not null,
  is_taken boolean not null,
  report jsonb not null,
  primary key (company_id, read_on)
);

create index job_feed_reading_by_day on job_feed_reading (read_on);
