-- Jobs that employers advertise.
create table job (
  company_id text collate "C" not null references company (id),
  id text collate "C" not null,
  feed text collate "C" not null,
  feed_key text collate "C" not null,
  likeness text collate "C" not null,
  fingerprint text collate "C" not null,
  title text collate "C" not null,
  description text collate "C" not null,
  designation_id integer,
  industry text collate "C" not null,
  city_ids integer[] not null,
  skill_ids integer[] not null,
  workplace text collate "C" not null,
  employment text collate "C" not null,
  experience_from smallint check (experience_from between 0 and 40),
  experience_to smallint check (experience_to between 0 and 40),
  pay_from bigint,
  pay_to bigint,
  apply_url text collate "C" not null,
  scam_signs text[] collate "C" not null,
  first_seen date not null,
  last_confirmed date not null,
  said_open_on date,
  reposts smallint not null,
  closes_on date,
  closed_on date,
  rating_key smallint not null default 0,
  words tsvector not null,
  primary key (company_id, id)
);

create unique index job_of_feed on job (company_id, feed, feed_key);

create index job_by_id on job (id);

create index job_alike on job (company_id, likeness);
