-- A name as it is searched by: small letters without accents, its words apart by one blank. The core says the same in suggestion.ts.
create function plain_of(name text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(lower(translate(
    normalize(name, NFC),
    'ÀÁÂÃÄÅàáâãäåĀāÇçÈÉÊËèéêëĒēÌÍÎÏìíîïĪīÑñṄṅṆṇÒÓÔÕÖØòóôõöøŌōÙÚÛÜùúûüŪūÝýÿŚśṢṣŠšṬṭḌḍŽž',
    'AAAAAAaaaaaaAaCcEEEEeeeeEeIIIIiiiiIiNnNnNnOOOOOOooooooOoUUUUuuuuUuYyySsSsSsTtDdZz'
  ) collate "C"), '[\t-\r !-/:-@\[-`{-~]+', ' ', 'g'))
$$;

-- By what a name is found: each of its words, all of them written together, and their first letters.
create function words_of(plain text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array_remove(
    string_to_array(plain, ' ')
      || replace(plain, ' ', '')
      || replace(regexp_replace(regexp_replace(plain, '(^| )(and|for|in|of|the)(?= |$)', '\1', 'g'), '([^ ])[^ ]*( |$)', '\1', 'g'), ' ', ''),
    ''))
$$;

create table department (
  id integer primary key,
  url_name text collate "C" not null unique,
  name text not null,
  short_names text not null default '',
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names))) stored
);

create table role (
  id integer primary key,
  department_id integer not null references department (id),
  name text not null
);

create index role_by_department on role (department_id, id);

create table designation (
  id integer primary key,
  department_id integer not null references department (id),
  name text not null,
  short_names text not null default '',
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names))) stored
);

create index designation_by_words on designation using gin (words);
create index designation_by_department on designation (department_id);

create table topic (
  id integer primary key,
  url_name text collate "C" not null unique,
  name text not null
);

create table tag (
  id integer primary key,
  topic_id integer not null references topic (id),
  name text not null
);

create index tag_by_topic on tag (topic_id, id);

create table city (
  id integer primary key,
  name text not null,
  state text not null,
  short_names text not null default '',
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names))) stored
);

create index city_by_words on city using gin (words);

create table college (
  id integer primary key,
  name text not null,
  city text not null,
  state text not null,
  domain text collate "C",
  short_names text not null default '',
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names)) || words_of(plain_of(city))) stored
);

create index college_by_words on college using gin (words);
create index college_by_domain on college (domain);

create table course (
  id integer primary key,
  name text not null,
  level text not null
);

create table specialization (
  id integer primary key,
  course_id integer not null references course (id),
  name text not null
);

create index specialization_by_course on specialization (course_id, id);

create table skill (
  id integer primary key,
  name text not null,
  short_names text not null default '',
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names))) stored
);

create index skill_by_words on skill using gin (words);

-- What members work in is kept by a number, as the contracts of careers name it.
alter table industry add column id integer not null generated always as identity unique;
alter table industry add column words tsvector not null generated always as (words_of(plain_of(name))) stored;

alter table company add column words tsvector not null generated always as (words_of(plain_of(name))) stored;
create index company_by_words on company using gin (words);
