-- What members say they do. One row for each, under an id that stays when they say it anew.
create table career (
  id text collate "C" primary key,
  account_id text collate "C" not null unique references account (id) on delete cascade,
  type text not null check (type in ('working', 'student', 'unemployed')),
  -- The company or the college, and by what it is the same one.
  place text,
  place_key text collate "C",
  department_id integer,
  industry_id integer,
  job_profile text,
  tag_id integer not null default 0,
  role_id integer,
  job_location text,
  course_id integer check (course_id > 0),
  course_name text,
  specialization_id integer,
  specialization text,
  -- Whether a code was mailed for this place and not entered since.
  is_mail_asked boolean not null default false,
  check ((place is null) = (place_key is null)),
  check (type = 'unemployed' or place is not null)
);

-- Which places of a member are confirmed, by what, and in which month. Never by which address.
create table career_proof (
  account_id text collate "C" not null references account (id) on delete cascade,
  place_key text collate "C" not null,
  source text not null check (source in ('mail', 'portal')),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  primary key (account_id, place_key, source)
);

-- Codes that were mailed and may still be entered. The key is a sum of member, place and address, made with a key that does not lie in this database.
create table mail_challenge (
  key text collate "C" primary key,
  code_hash text collate "C" not null,
  tries smallint not null default 0,
  ends_at timestamptz not null
);

create index mail_challenge_by_end on mail_challenge (ends_at);

-- How often mails were asked for lately, by sums of the member, of the address, and of the network.
create table mail_sending (
  key text collate "C" not null,
  sent_at timestamptz not null
);

create index mail_sending_by_key on mail_sending (key, sent_at);

-- Addresses that proved something this year, as sums; without the member, without the moment.
create table mail_proof (
  key text collate "C" primary key,
  year date not null check (extract(month from year) = 1 and extract(day from year) = 1)
);

create table portal_link (
  account_id text collate "C" primary key references account (id) on delete cascade,
  consent_on date,
  linked_on date,
  -- The place for which the portal last said no.
  denied_place_key text collate "C"
);

create table onboarding (
  account_id text collate "C" primary key references account (id) on delete cascade,
  last_step text,
  selected_profile text not null default 'ANONYMOUS' check (selected_profile in ('ANONYMOUS', 'DESIGNATION'))
);

-- What members follow. `member_ref` is made from the account with a key that does not lie in this database.
create table community_choice (
  member_ref text collate "C" not null,
  community_type text not null check (community_type in ('topic', 'department', 'company')),
  community_id text collate "C" not null,
  primary key (member_ref, community_type, community_id)
);

-- The domains at which the people of a company have their mail, beside that of its website.
create table company_domain (
  company_id text collate "C" not null references company (id) on delete cascade,
  domain text collate "C" not null,
  primary key (company_id, domain)
);

create index company_domain_by_domain on company_domain (domain);
