create extension if not exists pg_trgm;

create table image (
  id text collate "C" primary key,
  content_type text not null,
  bytes bytea not null
);

create table industry (
  url_name text collate "C" primary key,
  name text not null,
  companies_count integer not null default 0
);

create table location (
  url_name text collate "C" primary key,
  name text not null,
  state text not null,
  companies_count integer not null default 0
);

create table size_bucket (
  size smallint primary key,
  companies_count integer not null default 0
);

create table company (
  id text collate "C" not null,
  url_name text collate "C" not null unique,
  name text not null,
  name_key text collate "C" not null generated always as (
    lower(translate(
      normalize(name, NFC),
      'ÀÁÂÃÄÅàáâãäåĀāÇçÈÉÊËèéêëĒēÌÍÎÏìíîïĪīÑñṄṅṆṇÒÓÔÕÖØòóôõöøŌōÙÚÛÜùúûüŪūÝýÿŚśṢṣŠšṬṭḌḍŽž',
      'AAAAAAaaaaaaAaCcEEEEeeeeEeIIIIiiiiIiNnNnNnOOOOOOooooooOoUUUUuuuuUuYyySsSsSsTtDdZz'
    ) collate "C")
  ) stored,
  about text,
  logo_image_id text collate "C" references image (id),
  cover_image_id text collate "C" references image (id),
  industry text collate "C" not null references industry (url_name),
  secondary_industry text collate "C" references industry (url_name),
  headquarters text collate "C" references location (url_name),
  founded_year smallint,
  indian_size smallint references size_bucket (size),
  global_size smallint references size_bucket (size),
  rating_tenths smallint,
  rating_key smallint not null generated always as (coalesce(rating_tenths, 0)) stored,
  reviews_count integer not null default 0,
  followers_count integer not null default 0,
  photos_count integer not null default 0,
  relations_count integer not null default 0,
  offices_count integer not null default 0,
  is_premium boolean not null default false,
  website text,
  career_site_url text,
  naukri_company_page_url text,
  contact_number text,
  email_id text,
  social_links jsonb not null default '[]',
  primary key (id) include (industry, indian_size, rating_key, reviews_count, name_key)
);

-- Each order carries everything else that can be asked for, so that a list is read from its index alone.
create index company_by_popularity on company (reviews_count, id) include (industry, indian_size, rating_key, name_key);
create index company_by_rating on company (rating_key, reviews_count, id) include (industry, indian_size, name_key);
create index company_by_name on company (name_key, id) include (industry, indian_size, rating_key);
create index company_by_industry on company (industry, reviews_count, id) include (indian_size, rating_key, name_key);
-- Large companies are also the most reviewed, so within one order a size stands all in one place: it has orders of its own.
create index company_by_size on company (indian_size, reviews_count, id) include (industry, rating_key, name_key);
create index company_by_size_and_rating on company (indian_size, rating_key, reviews_count, id) include (industry, name_key);
create index company_name_parts on company using gin (name_key gin_trgm_ops);
-- Names are all different: only a long sample tells how many of them hold what somebody types.
alter table company alter column name_key set statistics 500;

create table company_location (
  company_id text collate "C" not null references company (id) on delete cascade,
  location text collate "C" not null references location (url_name),
  place smallint not null,
  primary key (company_id, location)
);

create index company_location_by_location on company_location (location, company_id);
