-- Awards: editions, and all that each was made of, frozen as it was closed.
create table award_edition (
  year smallint primary key,
  closed_on date not null,
  companies_count integer not null,
  reviews_count integer not null,
  winners_count integer not null,
  digest text collate "C" not null
);

create table award_category (
  year smallint not null,
  slug text collate "C" not null,
  place smallint not null,
  industry text,
  companies_count integer not null,
  qualified_count integer not null,
  primary key (year, slug)
);

-- A company of an edition has the id that it had then, also where it was merged into another since, so that the digest can be made again.
create table award_entrant (
  year smallint not null,
  entrant_id text collate "C" not null,
  company_id text collate "C" not null,
  url_name text collate "C" not null,
  name text not null,
  industry text collate "C" not null,
  industry_name text not null,
  size smallint,
  founded_year smallint,
  prior_hundredths smallint not null,
  weeks text collate "C" not null,
  slugs text[] collate "C" not null,
  primary key (year, entrant_id, company_id)
);

create index award_entrant_company on award_entrant (company_id);

create table award_winner (
  year smallint not null,
  slug text collate "C" not null,
  place smallint not null,
  company_id text collate "C" not null,
  url_name text collate "C" not null,
  name text not null,
  rating_hundredths smallint not null,
  reviews_count integer not null,
  primary key (year, slug, place, company_id)
);

create index award_winner_company on award_winner (company_id);

-- The best place of a company, so that lists of companies ask no other table.
alter table company add column award jsonb;
