-- Statement by statement.
-- What people say of the companies they work for, each with a key of its own, and the figures made of it.
create table if not exists review (
  company_id text collate "C" not null references company (id),
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  due_at timestamptz,
  stars smallint not null,
  work_life smallint,
  salary smallint,
  job_security smallint,
  growth smallint,
  skills smallint,
  culture smallint,
  satisfaction smallint,
  title text not null,
  likes text not null,
  dislikes text not null,
  reply text not null default '',
  replied_on date,
  department_id integer,
  designation_id integer,
  city_id integer,
  employment text collate "C",
  is_current boolean,
  shown_level smallint not null default 0,
  is_invited boolean not null default false,
  is_similar boolean not null default false,
  industry text collate "C" not null,
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  primary key (company_id, id)
);

create index if not exists review_by_id on review (id);

create unique index if not exists review_by_author on review (company_id, author_ref);

create index if not exists review_of_author on review (author_ref);

create index if not exists review_due on review (due_at) where due_at is not null;

create index if not exists review_newest on review (company_id, posted_at desc, id desc) where status = 'LIVE';

create index if not exists review_best on review (company_id, best desc, id desc) where status = 'LIVE';

create index if not exists review_by_stars on review (company_id, stars, posted_at desc, id desc) where status = 'LIVE';

create index if not exists review_by_designation on review (company_id, designation_id, posted_at desc, id desc) where status = 'LIVE';

create index if not exists review_latest on review (posted_at desc, id desc) where status = 'LIVE';

create index if not exists review_helpful on review (best desc, id desc) where status = 'LIVE';

create index if not exists review_of_industry on review (industry, posted_at desc, id desc) where status = 'LIVE';

create index if not exists review_of_city on review (city_id, posted_at desc, id desc) where status = 'LIVE' and shown_level >= 3;

create table if not exists rating_week (
  company_id text collate "C" not null references company (id),
  week date not null,
  one integer not null,
  two integer not null,
  three integer not null,
  four integer not null,
  five integer not null,
  is_burst boolean not null default false,
  primary key (company_id, week)
);

create table if not exists rating_category (
  company_id text collate "C" not null references company (id),
  category text collate "C" not null,
  one integer not null,
  two integer not null,
  three integer not null,
  four integer not null,
  five integer not null,
  primary key (company_id, category)
);

create table if not exists review_slice (
  company_id text collate "C" not null references company (id),
  level smallint not null,
  department_id integer not null,
  designation_id integer not null default 0,
  city_id integer not null default 0,
  employment text collate "C" not null default '',
  is_current boolean not null default false,
  reviews_count integer not null,
  primary key (company_id, level, department_id, designation_id, city_id, employment, is_current)
);

create table if not exists company_rating (
  company_id text collate "C" primary key references company (id),
  reviews_count integer not null,
  rating_hundredths integer,
  unburst_hundredths integer,
  prior_hundredths integer not null
);

create table if not exists stale_summary (
  company_id text collate "C" not null,
  summary text collate "C" not null,
  primary key (company_id, summary)
);

alter table designation add column if not exists url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 80))) stored;

create index if not exists designation_by_url_name on designation (url_name);

alter table city add column if not exists url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 80))) stored;

create index if not exists city_by_url_name on city (url_name);

alter table industry add column if not exists prior_hundredths integer;

create table if not exists exit_fact (
  company_id text collate "C" not null references company (id),
  review_id text collate "C" not null,
  bond_rupees integer,
  bond_months smallint,
  notice_days smallint,
  buyout text collate "C",
  relieving_days smallint,
  settlement_days smallint,
  is_withheld boolean,
  primary key (company_id, review_id)
);

create index if not exists exit_fact_of_review on exit_fact (review_id);
