-- Jobs that employers advertise.
-- A job by the numbers of all that it is narrowed by: the kind of each in the highest byte, its own number below it. Industries go by a hash of their names, below zero.
-- Experience stands there by its two ends. `job-facets.ts` says the same.
create function job_facets(designation_id integer, city_ids integer[], skill_ids integer[], workplace text, employment text, industry text,
  experience_from smallint, experience_to smallint, pay_from bigint, pay_to bigint)
returns integer[] language sql immutable parallel safe as $$
  select array_remove(
    array[
      (1 << 24) + designation_id,
      (4 << 24) + array_position(array['office', 'hybrid', 'remote'], workplace),
      (5 << 24) + array_position(array['full-time', 'contract', 'intern', 'part-time'], employment),
      hashtext(industry) | (1 << 31),
      (7 << 24) + coalesce(experience_from, 0),
      (8 << 24) + coalesce(experience_to, 40)
    ]
      || array(select (2 << 24) + city from unnest(city_ids) as cities (city))
      || array(select (3 << 24) + skill from unnest(skill_ids) as skills (skill))
      || array(select (6 << 24) + place::integer
        from unnest(array[0, 3, 6, 10, 15, 25, 50, 100], array[3, 6, 10, 15, 25, 50, 100, null]) with ordinality as steps (low, high, place)
        where coalesce(pay_to, pay_from) >= low * 100000::bigint and (high is null or coalesce(pay_from, pay_to) < high * 100000::bigint)),
    null)
$$;

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
  pay_key bigint not null generated always as (case when scam_signs = '{}' then coalesce(pay_to, pay_from, 0) else 0 end) stored,
  facets integer[] not null generated always as
    (job_facets(designation_id, city_ids, skill_ids, workplace, employment, industry, experience_from, experience_to, pay_from, pay_to)) stored,
  words tsvector not null,
  primary key (company_id, id)
);

-- Words are tested row by row among the newest jobs, so that they lie in the row; descriptions are read of one job at a time, and lie beside it.
alter table job alter column words set storage main;

create unique index job_of_feed on job (company_id, feed, feed_key);

create index job_by_id on job (id);

create index job_alike on job (company_id, likeness);

-- Each order carries what jobs are narrowed by, so that a list of what is common is read from its index alone.
create index job_newest on job (first_seen desc, id desc) include (facets, experience_from, experience_to, closes_on) where closed_on is null;

create index job_best_paid on job (pay_key desc, first_seen desc, id desc) include (facets, experience_from, experience_to, closes_on) where closed_on is null;

create index job_best_rated on job (rating_key desc, first_seen desc, id desc) include (facets, experience_from, experience_to, closes_on) where closed_on is null;

-- Names are random: the first ones are a sample of all.
create index job_sample on job (id) include (facets, experience_from, experience_to, first_seen, closes_on) where closed_on is null;

create index job_of_company on job (company_id, first_seen desc, id desc) include (pay_key, rating_key, facets, experience_from, experience_to, closes_on)
  where closed_on is null;

-- What is rare is found by all that it is narrowed by at once.
create index job_by_facets_and_words on job using gin (facets, words) with (fastupdate = off) where closed_on is null;

-- How many open jobs there are, by what they are narrowed by.
create table job_option (
  kind text collate "C" not null,
  option text collate "C" not null,
  jobs_count integer not null,
  primary key (kind, option)
);

create index job_option_most on job_option (kind, jobs_count desc, option);

-- How many people reported what became of their applications.
create table job_outcome_figure (
  company_id text collate "C" not null references company (id),
  job_id text collate "C" not null default '',
  people integer not null,
  silent integer not null,
  rejected integer not null,
  offered integer not null,
  primary key (company_id, job_id)
);
