-- The schema as the 113 steps up to 0288-company-quarter left it. A database that took those one by one has it already (`database/former-steps.ts`).
create extension if not exists pg_trgm;

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

-- A text that people write without nukta, and parted at the marks of every script; most are of plain letters alone, which need less.
create function text_plain(said text) returns text language sql immutable strict parallel safe
return case when octet_length(said) = char_length(said)
  then replace(replace(replace(replace(said, '''', ''), '-', ' '), '/', ' '), '.', ' ')
  else regexp_replace(translate(plain_of(replace(said, U&'\2019', '')), U&'\093C\200B\200C\200D', ''), U&'[\2000-\206F\0964\0965]+', ' ', 'g') end;

-- The words of a text as their stems, by which a word is found in all its forms.
create function text_words(said text) returns tsvector language sql immutable strict parallel safe
return to_tsvector('pg_catalog.english', text_plain(said));

-- The stems that a text has to have, as a tsquery is written; nothing where all words are small.
create function text_query(said text) returns text language sql immutable strict parallel safe
return nullif(plainto_tsquery('pg_catalog.english', text_plain(said))::text, '');

-- By what a text is found: each stem, and where it is, behind the letter of its tier. The tiers are drawn by lot: one text in 1,024 is in a, as many are in b, and twice as many in each that follows, down to k.
-- Words that a million texts have are looked for tier by tier until there are enough, and those that few have in eleven steps.
create function text_lexemes(said text, id text, place text) returns tsvector language sql immutable strict parallel safe
return replace(' ' || strip(text_words(said))::text || ' ''@' || place || '''', ' ''',
  ' ''' || chr(97 + width_bucket(hashtext(id) & 1023, array[1, 2, 4, 8, 16, 32, 64, 128, 256, 512])))::tsvector;

-- A query of stems for one tier, and for one place where that is not null.
create function text_query_in(query text, tier text, place text) returns tsquery language sql immutable parallel safe
return replace(coalesce(' ''@' || place || ''' & ', '') || '( ' || query || ')', ' ''', ' ''' || tier)::tsquery;

-- What a thing is called, or what is said of it, in other languages than English, by language: a further language needs no column.
create function all_said(texts jsonb) returns text language sql immutable strict parallel safe
return (select string_agg(value, E'\n' order by key) from jsonb_each_text(texts));

-- The employment of a job goes by the words of the specification, freelancers among them, in the order of `employment-type.ts`.
create function job_facets(designation_id integer, city_ids integer[], skill_ids integer[], workplace text, employment text, industry text,
  experience_from smallint, experience_to smallint, pay_from bigint, pay_to bigint)
returns integer[] language sql immutable parallel safe as $$
  select array_remove(
    array[
      (1 << 24) + designation_id,
      (4 << 24) + array_position(array['office', 'hybrid', 'remote'], workplace),
      (5 << 24) + array_position(array['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'], employment),
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

create table image (
  id text collate "C" primary key,
  content_type text not null,
  bytes bytea not null
);

create table industry (
  url_name text collate "C" primary key,
  name text not null,
  companies_count integer not null default 0,
  -- What members work in is kept by a number, as the contracts of careers name it.
  id integer not null generated always as identity unique,
  words tsvector not null generated always as (words_of(plain_of(name))) stored,
  prior_hundredths integer
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
  words tsvector not null generated always as (words_of(plain_of(name))) stored,
  version integer not null default 1,
  -- The best place of a company, so that lists of companies ask no other table.
  award jsonb,
  primary key (id) include (industry, indian_size, rating_key, reviews_count, name_key)
);

alter table company alter column name_key set statistics 500;

-- Each order carries everything else that can be asked for, so that a list is read from its index alone.
create index company_by_popularity on company (reviews_count, id) include (industry, indian_size, rating_key, name_key);
create index company_by_rating on company (rating_key, reviews_count, id) include (industry, indian_size, name_key);
create index company_by_name on company (name_key, id) include (industry, indian_size, rating_key);
create index company_by_industry on company (industry, reviews_count, id) include (indian_size, rating_key, name_key);
-- Large companies are also the most reviewed, so within one order a size stands all in one place: it has orders of its own.
create index company_by_size on company (indian_size, reviews_count, id) include (industry, rating_key, name_key);
create index company_by_size_and_rating on company (indian_size, rating_key, reviews_count, id) include (industry, name_key);
create index company_name_parts on company using gin (name_key gin_trgm_ops);
create index company_by_words on company using gin (words);
create index company_reviewed on company (id) where reviews_count > 0;
create index company_photographed on company (id) where photos_count > 0;

create table company_location (
  company_id text collate "C" not null references company (id) on delete cascade,
  location text collate "C" not null references location (url_name),
  place smallint not null,
  -- What companies say of themselves, their offices, and the companies that belong to them.
  address text,
  phone text,
  employees smallint,
  teams jsonb not null default '[]',
  primary key (company_id, location)
);

create index company_location_by_location on company_location (location, company_id);

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

create table account (
  id text collate "C" primary key,
  display_name text not null,
  is_reader boolean not null default false,
  is_writer boolean not null default false,
  role text not null default 'member',
  naukri_user boolean not null default false,
  made_on date not null,
  -- A member who rests is hidden, and comes back by saying so after the next log-in.
  resting_since date,
  browser_key text collate "C",
  constraint account_role_check check (role in ('member', 'moderator', 'administrator'))
);

create index account_with_role on account (role) where role <> 'member';

create table identity (
  key text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  made_on date not null,
  -- Mailboxes cost nothing, so that an account by a mailed code has no proof that counts.
  is_provider boolean not null default true,
  -- Accounts that an organisation made at a provider count as an address of its domain does.
  proven_year text collate "C"
);

create index identity_by_account on identity (account_id);

create table session (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  handle_hash text collate "C" not null unique,
  access_hashes text[] collate "C" not null,
  former_access_hashes text[] collate "C" not null default '{}',
  refresh_hashes text[] collate "C" not null,
  former_refresh_hashes text[] collate "C" not null default '{}',
  changed_at timestamptz not null,
  access_ends_at timestamptz not null,
  ends_at timestamptz not null,
  source text not null,
  browser text not null,
  system text not null,
  signed_in_at timestamptz not null,
  used_on date not null
);

create index session_by_account on session (account_id);
create index session_by_day on session (used_on);

create table passkey (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  credential_id text collate "C" not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] collate "C" not null,
  is_synced boolean not null,
  browser text not null,
  system text not null,
  made_on date not null,
  last_used_on date
);

create index passkey_by_account on passkey (account_id);

create table recovery_code (
  hash text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  made_on date not null
);

create unique index recovery_code_of_account on recovery_code (account_id, hash);

-- What may be used only once and was: the notes that logins, one-taps and passkeys travel with.
create table spent_note (
  hash text collate "C" primary key,
  spent_on date not null
);

create index spent_note_by_day on spent_note (spent_on);

-- The faces that members write under. Nothing here says whose they are: `ref` is made from the account with a key that does not lie in this database.
create table persona (
  ref text collate "C" primary key,
  kind text not null check (kind in ('ANONYMOUS', 'DESIGNATION')),
  name text not null,
  name_key text collate "C" unique,
  avatar text,
  is_verified boolean not null default false,
  is_hidden boolean not null default false,
  check ((kind = 'ANONYMOUS') = (name_key is not null and avatar is not null))
);

-- What members say they do. One row for each, under an id that stays when they say it anew.
create table career (
  id text collate "C" primary key,
  account_id text collate "C" not null unique references account (id) on delete cascade,
  type text not null check (type in ('working', 'student', 'unemployed')),
  place_key text collate "C",
  -- Whether a code was mailed for this place and not entered since.
  is_mail_asked boolean not null default false,
  sealed text not null,
  check (type = 'unemployed' or place_key is not null)
);

-- Which places of a member are confirmed, by what, and in which month. Never by which address.
create table career_proof (
  account_id text collate "C" not null references account (id) on delete cascade,
  place_key text collate "C" not null,
  source text not null check (source in ('mail', 'portal')),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  counts boolean not null default true,
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
  year date not null check (extract(month from year) = 1 and extract(day from year) = 1),
  times integer not null default 1
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

-- The domains at which the people of a company have their mail, beside that of its website.
create table company_domain (
  company_id text collate "C" not null references company (id) on delete cascade,
  domain text collate "C" not null,
  primary key (company_id, domain)
);

create index company_domain_by_domain on company_domain (domain);

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
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names))) stored,
  url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 80))) stored
);

create index designation_by_words on designation using gin (words);
create index designation_by_department on designation (department_id);
create index designation_by_url_name on designation (url_name);

create table topic (
  id integer primary key,
  url_name text collate "C" not null unique,
  name text not null,
  -- Under which heading a topic stands and what it is about, so that its community can be made of it.
  category text not null default '',
  about text not null default '',
  sign text collate "C" not null default 'talk',
  names jsonb not null default '{}',
  abouts jsonb not null default '{}'
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
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names))) stored,
  url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 80))) stored
);

create index city_by_words on city using gin (words);
create index city_by_url_name on city (url_name);

create table college (
  id integer primary key,
  name text not null,
  city text not null,
  state text not null,
  domain text collate "C",
  short_names text not null default '',
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names)) || words_of(plain_of(city))) stored,
  -- Colleges have a page: a name in URLs, a logo, courses where they are known, and the companies that came to them as stories of interviews tell.
  url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 80))) stored,
  logo_image_id text collate "C",
  courses text not null default '',
  interviews_count integer not null default 0,
  companies_count integer not null default 0
);

create index college_by_words on college using gin (words);
create index college_by_domain on college (domain);
create index college_by_url_name on college (url_name);

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
  words tsvector not null generated always as (words_of(plain_of(name)) || words_of(plain_of(short_names))) stored,
  url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(replace(replace(name, '++', ' plus plus'), '#', ' sharp')), '[^a-z0-9]+', '-', 'g'), 80))) stored
);

create index skill_by_words on skill using gin (words);
create index skill_by_url_name on skill (url_name);

create table work_experience (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  sealed text not null
);

create unique index work_experience_of_account on work_experience (account_id, id);

create table education (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  sealed text not null
);

create unique index education_of_account on education (account_id, id);

create table member_preference (
  account_id text collate "C" primary key references account (id) on delete cascade,
  feed_start text not null,
  hides_read_posts boolean not null,
  saves_data boolean not null,
  warns_before_leaving boolean not null
);

create table message_preference (
  account_id text collate "C" primary key references account (id) on delete cascade,
  chats text not null,
  replies boolean not null,
  votes boolean not null,
  communities boolean not null,
  jobs boolean not null,
  shows_content boolean not null,
  polls boolean not null default true,
  pushed text[] not null default '{replies,polls,jobs,decisions}',
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23)
);

create table consent (
  account_id text collate "C" not null references account (id) on delete cascade,
  purpose text not null,
  is_given boolean not null,
  notice_version integer not null,
  changed_on date not null,
  primary key (account_id, purpose)
);

create table subscription (
  account_id text collate "C" not null references account (id) on delete cascade,
  topic text not null,
  primary key (account_id, topic)
);

create table profile_photo (
  account_id text collate "C" primary key references account (id) on delete cascade,
  bytes bytea not null
);

create table popup_rest (
  account_id text collate "C" not null references account (id) on delete cascade,
  popup text not null,
  put_away_on date not null,
  primary key (account_id, popup)
);

create index popup_rest_by_day on popup_rest (put_away_on);

create table popup_showing (
  account_id text collate "C" not null references account (id) on delete cascade,
  popup text not null,
  app text not null,
  times integer not null,
  last_at timestamptz not null,
  primary key (account_id, popup, app)
);

-- A device may be told something as long as the session lasts in which it was registered. `key` and `sealed_token` need a key that does not lie in this database.
create table device (
  key text collate "C" primary key,
  session_id text collate "C" not null unique references session (id) on delete cascade,
  -- What a member wishes of messages to a device, and the names it is told for.
  names text[] not null default '{}',
  sealed text not null
);

create index device_names on device using gin (names);

-- What members think. `ref` is made from the account with a key that does not lie in this database.
create table feedback (
  ref text collate "C" primary key,
  rating smallint not null check (rating between 1 and 5),
  text text,
  month date not null check (extract(day from month) = 1)
);

-- That somebody had everything deleted. The number of the receipt is known to them alone; here is its sum.
create table deletion_receipt (
  number_hash text collate "C" primary key,
  deleted_on date not null,
  deleted jsonb not null,
  left_behind jsonb not null
);

create index deletion_receipt_by_day on deletion_receipt (deleted_on);

-- What people gather around. A company has the community of its own name; `logo_image_id` is only theirs.
create table community (
  id text collate "C" primary key,
  type text collate "C" not null check (type in ('topic', 'company', 'department', 'industry')),
  url_name text collate "C" not null,
  name text not null,
  category text not null,
  about text not null,
  logo_image_id text collate "C" references image (id) on delete set null,
  posts_count integer not null default 0,
  followers_count integer not null default 0,
  name_key text collate "C" not null generated always as (
    lower(translate(
    normalize(name, NFC),
    'ÀÁÂÃÄÅàáâãäåĀāÇçÈÉÊËèéêëĒēÌÍÎÏìíîïĪīÑñṄṅṆṇÒÓÔÕÖØòóôõöøŌōÙÚÛÜùúûüŪūÝýÿŚśṢṣŠšṬṭḌḍŽž',
    'AAAAAAaaaaaaAaCcEEEEeeeeEeIIIIiiiiIiNnNnNnOOOOOOooooooOoUUUUuuuuUuYyySsSsSsTtDdZz'
    ) collate "C")
    ) stored,
  sign text collate "C",
  is_closed boolean not null default false,
  version integer not null default 1,
  -- Of a topic of which nobody has said any name in another language yet, there are none: the next start fills in what the list of topics knows.
  names jsonb,
  abouts jsonb not null default '{}',
  -- By what a community is searched in other languages: each name in a line of its own.
  names_key text collate "C" generated always as (E'\n' || lower(normalize(all_said(names), NFC) collate "C")) stored,
  unique (type, url_name)
);

create index community_by_size on community (type, followers_count desc, id);
create index community_name_parts on community using gin (name_key gin_trgm_ops);
create index community_names_parts on community using gin (names_key gin_trgm_ops);

-- Changes of counts wait here until they are folded into the rows they belong to, so that a thing that thousands like
-- at once is not a row that thousands wait for. A count is what stands in its row and what still waits, read in one statement.
create table count_delta (
  id bigint generated always as identity primary key,
  thing text collate "C" not null,
  counter smallint not null,
  change integer not null
);

create index count_delta_by_thing on count_delta (thing, counter) include (change);

-- `author_ref` names a persona and no account. `posted_at` of an anonymous post is any moment of the hour before it was written.
create table post (
  id text collate "C" primary key,
  community_id text collate "C" not null references community (id),
  author_ref text collate "C" not null references persona (ref) on delete cascade deferrable,
  kind text collate "C" not null check (kind in ('text', 'image', 'video', 'poll', 'salary')),
  status text collate "C" not null default 'LIVE',
  title text,
  content text not null,
  campaign text,
  video_id text collate "C",
  is_short boolean not null default false,
  closes_on date,
  posted_at timestamptz not null,
  is_edited boolean not null default false,
  version integer not null default 1,
  up_count integer not null default 0,
  down_count integer not null default 0,
  comments_count integer not null default 0,
  views_count integer not null default 0,
  requests_count integer not null default 0,
  heat integer not null,
  -- The rule for which nobody can write below it any more.
  locked_for text collate "C",
  constraint post_status_check
    check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED', 'SCHEDULED'))
);

create index post_by_time on post (posted_at desc, id desc) include (community_id, author_ref) where status = 'LIVE';
create index post_by_heat on post (heat desc, id desc) include (community_id, author_ref) where status = 'LIVE';
create index post_in_community_by_time on post (community_id, posted_at desc, id desc) include (author_ref) where status = 'LIVE';
create index post_in_community_by_heat on post (community_id, heat desc, id desc) include (author_ref) where status = 'LIVE';
create index post_by_author on post (author_ref, posted_at desc, id desc);
create index post_gone on post (id) where status <> 'LIVE';
-- Without a list of what is still to be merged into an index: each look would read it, and a writer would wait for the merge.
create index post_by_lexemes on post using gin (text_lexemes(coalesce(title, '') || ' ' || content, id, community_id)) with (fastupdate = off) where status = 'LIVE';
create index post_by_week on post ((date_trunc('week', posted_at at time zone 'UTC')::date) desc, id) where status = 'LIVE';

create table post_media (
  id text collate "C" primary key,
  post_id text collate "C" not null references post (id) on delete cascade,
  place smallint not null,
  width integer not null,
  height integer not null,
  bytes bytea,
  small bytea,
  object_name text collate "C",
  size integer,
  small_size integer,
  constraint post_media_somewhere check (bytes is not null or (object_name is not null and size is not null))
);

create index post_media_by_post on post_media (post_id, place);
create unique index post_media_by_object on post_media (object_name);
create unique index post_media_of_post on post_media (post_id, id);
create unique index post_media_object_of_post on post_media (post_id, object_name);

-- Pictures that no post has taken yet. Who may take one is a keyed sum of the account.
create table upload (
  id text collate "C" primary key,
  owner text collate "C" not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  made_on date not null,
  small bytea
);

create index upload_by_owner on upload (owner, made_on);
create index upload_by_day on upload (made_on);
create unique index upload_of_owner on upload (owner, id);

create table comment (
  id text collate "C" primary key,
  post_id text collate "C" not null,
  root_id text collate "C" references comment (id) on delete cascade,
  reply_to_id text collate "C" references comment (id) on delete cascade,
  author_ref text collate "C" not null references persona (ref) on delete cascade deferrable,
  status text collate "C" not null default 'LIVE' check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED')),
  content text not null,
  posted_at timestamptz not null,
  is_edited boolean not null default false,
  version integer not null default 1,
  up_count integer not null default 0,
  down_count integer not null default 0,
  replies_count integer not null default 0,
  best integer not null default 0,
  locked_for text collate "C",
  -- Where a comment mentions names, each by the post or comment of the same thread that its owner wrote.
  mentions jsonb
);

create index comment_best on comment (post_id, best desc, id desc) where root_id is null;
create index comment_in_order on comment (post_id, posted_at, id) where root_id is null;
create index comment_replies on comment (root_id, posted_at, id) where root_id is not null;
create index comment_by_author on comment (author_ref, posted_at desc);
create index comment_gone on comment (id) where status <> 'LIVE';
-- Keys that hold the home of their rows, by which tables can be spread: what is below a post by the post, what a member keeps by its owner.
create unique index comment_of_post on comment (post_id, id);

-- Things to choose among in a post: the options of a poll, or salary offers as they were when it was published.
create table choice (
  id text collate "C" primary key,
  post_id text collate "C" not null references post (id) on delete cascade,
  place smallint not null,
  text text,
  offer jsonb,
  votes_count integer not null default 0,
  -- What each answer of a poll has is read as it was when eight more had voted, and not with each vote.
  shown_count integer
);

create index choice_by_post on choice (post_id, place);
create unique index choice_of_post on choice (post_id, id);

-- One row for each person and thing, whatever happens at the same time. Who it is, is a keyed sum of the account.
-- `before` is what the vote was before its last change, so that one statement can count the difference.
create table vote (
  thing text collate "C" not null,
  voter text collate "C" not null,
  kind smallint not null,
  before smallint not null default 0,
  -- A vote of a banned account is kept and not counted, so that it counts again when the ban ends.
  is_counted boolean not null default true,
  primary key (thing, voter)
);

create index vote_by_voter on vote (voter);

create table choice_vote (
  post_id text collate "C" not null references post (id) on delete cascade,
  voter text collate "C" not null,
  choice_id text collate "C",
  before text collate "C",
  is_counted boolean not null default true,
  is_shown boolean not null default false,
  primary key (post_id, voter)
);

create index choice_vote_by_voter on choice_vote (voter);
create index choice_vote_not_shown on choice_vote (post_id) where not is_shown;

create table hidden_post (
  viewer text collate "C" not null,
  post_id text collate "C" not null references post (id) on delete cascade,
  primary key (viewer, post_id)
);

create table answer_request (
  post_id text collate "C" not null references post (id) on delete cascade,
  asker text collate "C" not null,
  primary key (post_id, asker)
);

create table salary_offer (
  id text collate "C" primary key,
  owner text collate "C" not null,
  facts jsonb,
  is_current boolean not null default false,
  -- Offers that members keep lie sealed: a figure in clear beside an account would name whoever tells a salary with the same one.
  sealed text
);

-- Whatever is marked at the same time: one of a member's offers is the current salary.
create unique index salary_offer_current on salary_offer (owner) where is_current;
create unique index salary_offer_of_owner on salary_offer (owner, id);

create table video (
  id text collate "C" primary key,
  owner text collate "C" not null,
  youtube_id text collate "C" not null,
  is_short boolean not null,
  title text,
  made_on date not null
);

create index video_by_owner on video (owner, made_on desc);
create unique index video_of_owner on video (owner, id);

-- What was sent under which key, so that whatever is sent twice is done once.
create table submission (
  key text collate "C" primary key,
  payload text collate "C" not null,
  answer text collate "C" not null,
  sent_on date not null
);

create index submission_by_day on submission (sent_on);

-- How often somebody did what is limited by the day.
create table daily_use (
  key text collate "C" not null,
  used_on date not null,
  times integer not null default 1,
  primary key (key, used_on)
);

create index daily_use_by_day on daily_use (used_on);

create table report (
  thing text collate "C" not null,
  reporter text collate "C" not null,
  reason text collate "C" not null,
  note text,
  filed_on date not null,
  -- Reports that a moderator has answered by keeping the thing no longer count against it.
  is_settled boolean not null default false,
  -- Reports weigh by the standing of their reporter when they are filed, in tenths of a settled member.
  tenths smallint not null default 10 check (tenths between 1 and 20),
  -- Whether the thing was changed since, so that the same member may report it again.
  is_reopened boolean not null default false,
  -- The note of a report may quote a chat, and lies sealed as that does.
  sealed_note text,
  primary key (thing, reporter)
);

create index report_by_day on report (filed_on);
create index report_by_reporter on report (reporter);
create index report_in_clear on report (thing) where note is not null;

-- What waits for a moderator, and what was decided. Neither author nor reporter stands here, and who decided is a keyed sum.
create table moderation_item (
  id text collate "C" primary key,
  thing text collate "C" not null,
  thing_type text collate "C" not null,
  cause text collate "C" not null,
  stage text collate "C" not null check (stage in ('first', 'second')),
  opened_on date not null,
  place bigint generated by default as identity,
  suggested_rule text collate "C" not null,
  appeal_text text,
  former_decider text collate "C",
  former text collate "C",
  decision text collate "C",
  rule text collate "C",
  note text not null default '',
  decided_on date,
  decided_at bigint,
  decider text collate "C",
  -- What the author is told beside the rule.
  author_note text not null default '',
  -- The version of the post or comment that a moderator has warned about, so that the same moderator warns of the same words once.
  decided_version int,
  constraint moderation_item_cause_check check (cause in ('reports', 'words', 'appeal', 'edit', 'moderator')),
  constraint moderation_item_decision_check
    check (decision in ('keep', 'remove', 'lock', 'unlock', 'warn', 'silence', 'unsilence', 'ban', 'unban'))
);

create index moderation_item_queue on moderation_item (stage, place) where decision is null;
create index moderation_item_by_thing on moderation_item (thing, place desc);
create index moderation_item_decided on moderation_item (decided_at desc, id) where decision is not null;
create unique index moderation_item_open on moderation_item (thing, stage) where decision is null;
create index moderation_item_waiting on moderation_item (stage, opened_on, id) where decision is null;

-- The public record of what was taken down: lines are added and never changed, and each carries the hash of the one before.
create table removal (
  sequence bigint primary key,
  week text collate "C" not null,
  community text collate "C",
  item_id text collate "C" not null,
  item_kind text collate "C" not null,
  stars smallint,
  action text collate "C" not null,
  rule text collate "C" not null,
  asked_by text collate "C" not null,
  appeal text collate "C" not null,
  previous_hash text collate "C" not null,
  hash text collate "C" not null
);

create index removal_by_item on removal (item_id, sequence desc);
-- The lines of the ledger about one company are read together for how it behaves here.
create index removal_by_place on removal (community, sequence);

create table mute (
  id text collate "C" primary key,
  muter text collate "C" not null,
  author_ref text collate "C" not null references persona (ref) on delete cascade deferrable,
  kind text collate "C" not null check (kind in ('MUTE', 'BLOCK')),
  -- What one works as is muted in one thing: the post or comment that was muted, or the conversation. An empty thing is all that a made-up name writes.
  thing text collate "C" not null default '',
  constraint mute_muter_author_ref_thing_key unique (muter, author_ref, thing)
);

-- Who may not write below whom: `blocker` is a keyed sum of a face, so that the two faces of somebody who blocks stay apart.
create table block (
  blocker text collate "C" not null,
  author_ref text collate "C" not null references persona (ref) on delete cascade deferrable,
  place text collate "C" not null default '',
  constraint block_pkey primary key (blocker, author_ref, place)
);

-- One row about the database itself.
create table installation (
  is_only boolean primary key default true check (is_only),
  secret_fingerprint text collate "C" check (length(secret_fingerprint) between 1 and 64),
  login_mode text collate "C" check (login_mode in ('demo', 'real')),
  has_made_up_data boolean not null default false,
  has_watched_words boolean not null default false,
  -- Keys from before the secret of the installation was changed, sealed with the secret of today.
  former_keys text,
  shuffled_since text,
  -- Where the server that was started last finds its pages, so that a command prints links that lead there.
  pages_url text collate "C",
  -- The hour in which rows were last rewritten in random order. For each table it is noted since which transaction its rows are new, and on which day it was rewritten whole.
  shuffled_at timestamptz,
  -- Of a demo that is made up part by part: the parts that are whole, and the indexes that are made again once all are.
  made_up text[] not null default '{}',
  owed_indexes text[] not null default '{}'
);

-- The last entry of each day, so that a witness outside can hold it.
create table ledger_head (
  day date primary key,
  sequence bigint not null,
  hash text collate "C" not null,
  -- How many lines each day added, so that a witness who holds one day notices when lines are moved between days.
  count bigint not null
);

-- Claim links for roles. Only the hash of a token is here, so that a reader of the database cannot use one.
create table role_claim (
  token_hash text collate "C" primary key,
  role text collate "C" not null check (role in ('moderator', 'administrator')),
  made_on date not null,
  ends_at timestamptz not null,
  account_id text collate "C" references account (id) on delete cascade
);

create index role_claim_by_day on role_claim (made_on);
create index role_claim_by_account on role_claim (account_id);

-- What a post or comment said before each edit, for those who decide about it.
create table earlier_version (
  thing text collate "C" not null,
  version integer not null,
  texts jsonb not null,
  replaced_on date not null,
  kept_from date not null,
  primary key (thing, version)
);

create index earlier_version_by_day on earlier_version (kept_from);

-- Who changed what of the installation, and when. The administrator is a keyed hash: it names nobody to a reader of the database.
create table administrator_action (
  id bigint generated always as identity primary key,
  acted_on date not null,
  acted_at timestamptz not null,
  administrator text collate "C" not null,
  action text collate "C" not null,
  subject text not null,
  changes jsonb not null default '[]'
);

create index administrator_action_by_day on administrator_action (acted_on);

-- Words that hold a text back until a moderator has read it. The list of the product stands until an administrator changes it.
create table watched_word (
  word text collate "C" primary key,
  added_on date not null
);

-- Names in URLs that companies had before, so that links to them lead on.
create table former_company_url (
  url_name text collate "C" primary key,
  company_id text collate "C" not null references company (id) on delete cascade,
  -- The community that a company had before it was merged into another, so that lists of communities that browsers keep lead on to where it moved.
  community_id text collate "C"
);

create index former_company_url_by_company on former_company_url (company_id);

-- When a member last looked at the decisions that concern them.
create table decision_look (
  member text collate "C" primary key,
  looked_at bigint not null
);

-- Who may not write for a time, by the persona that wrote the thing it is for. Which account stands behind it is not said: a sanction of the account
-- holds for whoever holds this persona.
create table sanction (
  id text collate "C" primary key,
  author_ref text collate "C" references persona (ref) on delete cascade deferrable,
  covers text collate "C" not null check (covers in ('persona', 'account')),
  rule text collate "C" not null,
  note text not null default '',
  thing text collate "C",
  imposed_on date not null,
  until timestamptz,
  lifted_at timestamptz,
  decider text collate "C" not null,
  member text collate "C",
  measure text collate "C" not null default 'silence' check (measure in ('silence', 'ban')),
  appeal text collate "C" not null default 'none' check (appeal in ('none', 'open', 'granted', 'rejected')),
  appeal_text text,
  answer text,
  changed_at bigint not null default 0,
  -- Whether the votes of the account are taken out of the counts.
  votes_out boolean not null default false,
  -- A silence goes on, too, after its account was deleted. Sign-ins of silenced accounts stand beside those of banned ones, each under a hash of its own, so
  -- that nothing says which of them belong together. For the account that comes back, the silence of one name stands by a hash of that name made for this
  -- purpose alone, so that nothing joins it with what is written under it or with the other name.
  persona_hash text collate "C"
);

create index sanction_in_force on sanction (author_ref) where lifted_at is null;
create index sanction_by_thing on sanction (thing);
create index sanction_by_member on sanction (member) where member is not null;
create index sanction_by_persona_hash on sanction (persona_hash) where persona_hash is not null;

-- Sign-ins of banned accounts that were deleted.
create table banned_identity (
  key text collate "C" primary key,
  until timestamptz not null,
  -- Who imposed a ban that goes on after its account was deleted, so that they do not answer the appeal against it.
  decider text collate "C" not null default ''
);

create index banned_identity_by_end on banned_identity (until);

-- The keys that sign tokens, one for a quarter; their private halves stand apart and go when they sign no more.
create table issuer_key (
  quarter text collate "C" not null,
  key_id text collate "C" not null unique,
  public_key text collate "C" not null,
  -- Each quarter has one key for every purpose of tokens.
  purpose text collate "C" not null default 'name',
  primary key (quarter, purpose),
  -- Points are tokens of a purpose that has a key for each year.
  constraint issuer_key_purpose_check check (purpose in ('name', 'contribution', 'review', 'salary', 'interview', 'benefits', 'reward'))
);

create table issuer_secret (
  quarter text collate "C" not null,
  sealed text collate "C" not null,
  quarter_ends date not null,
  purpose text collate "C" not null default 'name',
  primary key (quarter, purpose),
  constraint issuer_secret_purpose_check check (purpose in ('name', 'contribution', 'review', 'salary', 'interview', 'benefits', 'reward'))
);

create table issued_token (
  account_id text collate "C" not null references account (id) on delete cascade,
  quarter_ends date not null,
  blinded_hash text collate "C" not null,
  primary key (account_id, quarter_ends)
);

create table spent_token (
  token_hash text collate "C" primary key,
  quarter_ends date not null
);

create table spent_nonce (
  nonce_hash text collate "C" primary key,
  spent_on date not null
);

create index spent_nonce_by_day on spent_nonce (spent_on);

create table persona_copy (
  ref text collate "C" primary key references persona (ref) on delete cascade deferrable,
  locator_hash text collate "C" not null unique,
  sealed text collate "C" not null
);

create table persona_transfer (
  ref text collate "C" primary key references persona (ref) on delete cascade deferrable,
  locator_hash text collate "C" not null unique,
  sealed text collate "C" not null,
  waits_until timestamptz not null,
  made_on date not null
);

-- Members who were issued a token for a made-up name, by the hash that their votes are kept by: they vote, request and report by the key of that name, and no longer by session.
create table keyed_voter (
  voter text collate "C" primary key
);

-- What its author deleted gets its line in the ledger at a random moment, so that lines of one deletion do not stand side by side.
create table owed_line (
  item_id text collate "C" primary key,
  due timestamptz not null
);

-- Sign-ins of deleted accounts that had their token of the quarter, each under a keyed hash until the quarter ends, so that a deletion brings no second token.
create table issued_identity (
  key text collate "C" primary key,
  quarter_ends date not null
);

-- Posts that come out later than they are written, at a moment drawn by lot.
create table scheduled_post (
  post_id text collate "C" primary key references post on delete cascade,
  due timestamptz not null
);

create index scheduled_post_by_due on scheduled_post (due);

-- Every name under which something lies in the object store, or may lie there.
create table stored_object (
  name text collate "C" primary key,
  is_kept boolean not null default false,
  noted_on date not null,
  -- What lies in the object store belongs to the family of its post, so that no statement asks two families which objects are used.
  post_id text collate "C" not null default ''
);

create unique index stored_object_of_post on stored_object (post_id, name);

-- Logins under way at the providers that a demo plays itself, so that any process can finish what another began.
create table demo_login (
  key text collate "C" primary key,
  grant_key text collate "C",
  sealed text not null,
  ends_at timestamptz not null
);

-- Rate limits count in all processes together. Nothing of it outlives a crash, and nothing of it stands in the journal.
create unlogged table rate_count (
  key text collate "C" primary key,
  times integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);

-- A moment that is noted every second where a replica answers guests, so that it is known how far it lags behind.
create table heartbeat (
  is_only boolean primary key default true check (is_only),
  beat_at timestamptz not null
);

-- Who saw which post lies in a partition for each day, which is dropped as a whole, so that no view is deleted by itself. What is seen on a day without one lies in
-- the default partition: no view is refused. No foreign key leads to the post, for it
-- would lock the post with every view, and all posts with every partition; posts leave empty places, so that none is ever missing.
create table post_view (
  post_id text collate "C" not null,
  viewer text collate "C" not null,
  seen_on date not null,
  constraint post_view_key primary key (post_id, viewer, seen_on)
) partition by range (seen_on);

create table post_view_other partition of post_view default;

create index post_view_other_by_day on post_view_other (seen_on);

-- What people say of the companies they work for, each with a key of its own, and the figures made of it.
create table review (
  company_id text collate "C" not null,
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
  -- The year by which a contribution counts in figures of many; none where it does not count.
  counted_year smallint,
  -- Parts of a job that readers are not shown lie sealed in the row of a review, and a review knows how much of a job it was ever counted for.
  sealed_job text collate "C",
  counted_level smallint not null default 0,
  primary key (company_id, id)
);

create index review_by_id on review (id);
create unique index review_by_author on review (company_id, author_ref);
create index review_of_author on review (author_ref);
create index review_due on review (due_at) where due_at is not null;
create index review_newest on review (company_id, posted_at desc, id desc) where status = 'LIVE';
create index review_best on review (company_id, best desc, id desc) where status = 'LIVE';
create index review_by_stars on review (company_id, stars, posted_at desc, id desc) where status = 'LIVE';
create index review_by_designation on review (company_id, designation_id, posted_at desc, id desc) where status = 'LIVE';
create index review_latest on review (posted_at desc, id desc) where status = 'LIVE';
create index review_helpful on review (best desc, id desc) where status = 'LIVE';
create index review_of_industry on review (industry, posted_at desc, id desc) where status = 'LIVE';
create index review_of_city on review (city_id, posted_at desc, id desc) where status = 'LIVE' and shown_level >= 3;
create index review_similar on review (company_id) where is_similar;
-- The lists of reviews that are narrowed by a city or an industry and stand in an order, read from an index each.
create index review_by_city on review (company_id, city_id, posted_at desc, id desc) where status = 'LIVE';
create index review_helpful_of_industry on review (industry, best desc, id desc) where status = 'LIVE';
create index review_helpful_of_city on review (city_id, best desc, id desc) where status = 'LIVE' and shown_level >= 3;
create index review_by_lexemes on review using gin (text_lexemes(title || ' ' || likes || ' ' || dislikes, id, company_id)) with (fastupdate = off) where status = 'LIVE';
create index review_waiting on review (company_id, id) where sealed_job is not null;
-- Stars, the means of industries and the counts of interviews are made of what counts alone. What does not count is shown beside them, and found by these.
create index review_uncounted on review (company_id, stars) where status = 'LIVE' and counted_year is null;

create table rating_week (
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

create table rating_category (
  company_id text collate "C" not null references company (id),
  category text collate "C" not null,
  one integer not null,
  two integer not null,
  three integer not null,
  four integer not null,
  five integer not null,
  primary key (company_id, category)
);

create table review_slice (
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

create table company_rating (
  company_id text collate "C" primary key references company (id),
  reviews_count integer not null,
  rating_hundredths integer,
  unburst_hundredths integer,
  prior_hundredths integer not null
);

create table stale_summary (
  company_id text collate "C" not null,
  summary text collate "C" not null,
  primary key (company_id, summary)
);

create table exit_fact (
  company_id text collate "C" not null,
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

create index exit_fact_of_review on exit_fact (review_id);

-- The tokens for contributions that an account was issued in a quarter, a few of them.
create table issued_contribution_token (
  account_id text collate "C" not null references account (id) on delete cascade,
  quarter_ends date not null,
  blinded_hash text collate "C" not null,
  primary key (account_id, quarter_ends, blinded_hash)
);

create table exit_figure (
  company_id text collate "C" primary key references company (id),
  figures jsonb not null,
  made jsonb not null
);

-- What people say of single things in the reviews of a company. Quotes are places in reviews, so that none outlives the review it stands in.
create table review_topic (
  company_id text collate "C" not null references company (id),
  topic text collate "C" not null,
  people integer not null,
  likes integer not null,
  dislikes integer not null,
  first_quarter text collate "C" not null,
  last_quarter text collate "C" not null,
  primary key (company_id, topic)
);

create table review_quote (
  company_id text collate "C" not null references company (id),
  topic text collate "C" not null,
  side text collate "C" not null,
  place smallint not null,
  review_id text collate "C" not null,
  version integer not null,
  start smallint not null,
  length smallint not null,
  primary key (company_id, topic, side, place)
);

create index review_quote_of_review on review_quote (review_id);

-- What reviews of a company are held against each other by, so that readers are told of those that say nearly the same.
create table review_print (
  company_id text collate "C" not null references company (id),
  review_id text collate "C" not null,
  version integer not null,
  print integer[] not null,
  primary key (company_id, review_id)
);

create index review_print_runs on review_print using gin ((print[1:4]));

-- What has happened and is to be told, written in the transaction of its cause.
create table notification_event (
  id text collate "C" primary key,
  cause text collate "C" not null,
  thing text collate "C" not null,
  reached integer not null default 0 check (reached >= 0),
  due_on date
);

create index notification_event_due on notification_event (due_on);

-- What a member is told, one row for each cause and once for each. The core says which kinds there are: one more needs no migration.
create table notification (
  id text collate "C" not null,
  recipient text collate "C" not null,
  kind text collate "C" not null,
  thing text collate "C" not null,
  cause text collate "C" not null,
  status smallint not null default 0 check (status between 0 and 2),
  told_on date not null,
  told_at timestamptz not null,
  primary key (recipient, kind, thing, cause)
);

create index notification_list on notification (recipient, told_at desc);
create index notification_age on notification (told_on);

-- The devices of made-up names that no account is known to.
create table persona_device (
  key text collate "C" not null,
  persona_ref text collate "C" not null,
  registered_on date not null,
  names text[] not null default '{}',
  sealed text not null,
  primary key (persona_ref, key)
);

create index persona_device_key on persona_device (key);
create index persona_device_names on persona_device using gin (names);
create index persona_device_age on persona_device (registered_on);

-- Messages that are to leave for devices.
create table push (
  id text collate "C" primary key,
  device_key text collate "C" not null,
  sealed_told text not null,
  due_at timestamptz not null,
  tries smallint not null default 0
);

create index push_due on push (due_at);
create index push_device on push (device_key);

-- The mail address of a member who gave one, sealed, and when something is next due for it.
create table mail_address (
  account_id text collate "C" primary key references account (id) on delete cascade,
  sealed text not null,
  language text not null,
  is_confirmed boolean not null default false,
  next_at timestamptz not null
);

create index mail_address_due on mail_address (next_at);

-- What jobs pay, each salary with a key of its own, and the figures made of them.
create table salary (
  company_id text collate "C" not null,
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  version integer not null default 0,
  posted_at timestamptz not null,
  due_at timestamptz,
  designation_id integer not null,
  city_id integer not null,
  experience_years smallint not null,
  employment text collate "C" not null,
  is_current boolean not null,
  currency text collate "C" not null default 'INR',
  fixed bigint not null,
  variable bigint not null default 0,
  stock_type text collate "C",
  vesting_period smallint,
  stock bigint not null default 0,
  yearly_stock bigint not null generated always as (case when stock_type = 'rsus' then round(stock::numeric / coalesce(vesting_period, 4))::bigint else 0 end) stored,
  band smallint not null generated always as (case when experience_years < 1 then 1 when experience_years < 3 then 2 when experience_years < 5 then 3
    when experience_years < 8 then 4 when experience_years < 12 then 5 when experience_years < 15 then 6 else 7 end) stored,
  bin smallint not null generated always as (floor(ln(greatest(1, fixed + variable + case when stock_type = 'rsus' then round(stock::numeric / coalesce(vesting_period, 4))::bigint else 0 end)::double precision
    / case when currency = 'USD' then 1000 else 60000 end) / ln(1.005::double precision) + 1e-9)::smallint) stored,
  -- What became of the pay of a year, beside the salary that it is told with, and the figures made of it.
  told_year smallint,
  variable_promised bigint,
  variable_paid bigint,
  hike_announced smallint,
  hike_received smallint,
  months_since_revision smallint,
  counted_year smallint,
  -- A check-in waits for an hour that is drawn before it counts.
  told_due_at timestamptz,
  primary key (company_id, id)
);

create index salary_of_author on salary (author_ref);
create index salary_due on salary (due_at) where due_at is not null;
create index salary_of_job on salary (company_id, designation_id) where status = 'LIVE';
create index salary_of_designation on salary (designation_id) where status = 'LIVE';
create index salary_told on salary (company_id) where told_year is not null and status = 'LIVE';
create index salary_told_due on salary (told_due_at) where told_due_at is not null;

create table pay_slice (
  company_id text collate "C" not null references company (id),
  designation_id integer not null default 0,
  city_id integer not null default 0,
  band smallint not null default 0,
  employment text collate "C" not null default '',
  currency text collate "C" not null default 'INR',
  department_id integer not null default 0,
  counted integer not null,
  people integer not null,
  median bigint not null,
  figures json not null,
  primary key (company_id, designation_id, city_id, band, employment, currency)
);

create index pay_slice_of_company on pay_slice (company_id, city_id, band, people desc, designation_id) where designation_id > 0;
create index pay_slice_of_designation on pay_slice (designation_id, city_id, band, people desc, company_id) where designation_id > 0;

create table market_pay (
  department_id integer not null,
  designation_id integer not null default 0,
  city_id integer not null default 0,
  city_class text collate "C" not null default '',
  band smallint not null default 0,
  employment text collate "C" not null default '',
  currency text collate "C" not null default 'INR',
  counted integer not null,
  people integer not null,
  median bigint not null,
  figures json not null,
  primary key (department_id, designation_id, city_id, city_class, band, employment, currency)
);

create index market_pay_of_designation on market_pay (designation_id, city_id, city_class, band) where designation_id > 0;
create index market_pay_most on market_pay (city_id, band, people desc, designation_id) where designation_id > 0 and city_class = '' and employment = '' and currency = 'INR';

create table stale_pay (
  company_id text collate "C" not null references company (id),
  designation_id integer not null,
  primary key (company_id, designation_id)
);

create table stale_market_pay (
  designation_id integer primary key
);

create table received_pay (
  company_id text collate "C" primary key references company (id),
  figures json not null
);

-- What interviews at companies are like, each story with a key of its own, the figures made of them, and the questions that were asked.
create table interview (
  company_id text collate "C" not null,
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  due_at timestamptz,
  designation_id integer,
  experience text collate "C" not null,
  outcome text collate "C" not null,
  source text collate "C",
  college_id integer,
  hardness text collate "C" not null,
  story text not null,
  tips text not null,
  questions text not null,
  unpaid_hours smallint,
  asked_version integer not null default -1,
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  counted_year smallint,
  primary key (company_id, id)
);

create index interview_by_id on interview (id);
create unique index interview_by_author on interview (company_id, author_ref);
create index interview_of_author on interview (author_ref);
create index interview_due on interview (due_at) where due_at is not null;
create index interview_newest on interview (company_id, posted_at desc, id desc) where status = 'LIVE';
create index interview_best on interview (company_id, best desc, id desc) where status = 'LIVE';
create index interview_by_designation on interview (company_id, designation_id, posted_at desc, id desc) where status = 'LIVE';
create index interview_latest on interview (posted_at desc, id desc) where status = 'LIVE';
create index interview_helpful on interview (best desc, id desc) where status = 'LIVE';
create index interview_of_designation on interview (designation_id, posted_at desc, id desc) where status = 'LIVE';
create index interview_to_ask on interview (company_id) where asked_version <> version;
create index interview_of_college on interview (college_id, posted_at desc, id desc) where status = 'LIVE';
create index interview_helpful_of_college on interview (college_id, best desc, id desc) where status = 'LIVE';
create index interview_of_designation_best on interview (designation_id, best desc, id desc) where status = 'LIVE';
create index interview_by_lexemes on interview using gin (text_lexemes(story || ' ' || tips, id, company_id)) with (fastupdate = off) where status = 'LIVE';
create index interview_uncounted on interview (company_id) where status = 'LIVE' and counted_year is null;

create table interview_round (
  company_id text collate "C" not null,
  interview_id text collate "C" not null,
  place smallint not null,
  kind text collate "C" not null,
  minutes smallint,
  hardness text collate "C",
  wait_days smallint,
  has_feedback boolean,
  primary key (company_id, interview_id, place)
);

create table offer_fact (
  company_id text collate "C" not null,
  interview_id text collate "C" not null,
  letter_days smallint,
  joining_days smallint,
  moved_days smallint,
  offer_end text collate "C" not null,
  primary key (company_id, interview_id)
);

create table interview_figure (
  company_id text collate "C" not null references company (id),
  designation_id integer not null default 0,
  interviews_count integer not null,
  figures json not null,
  questions_count integer not null default 0,
  primary key (company_id, designation_id)
);

create index interview_figure_of_company on interview_figure (company_id) where designation_id = 0 and interviews_count > 0;
create index interview_figure_asked on interview_figure (company_id) where designation_id = 0 and questions_count > 0;

create table question (
  id text collate "C" primary key,
  company_id text collate "C" not null,
  designation_id integer,
  author_ref text collate "C" not null,
  is_asked boolean not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  text text not null,
  text_key text collate "C" not null,
  merged_into text collate "C",
  asked_count integer not null default 0,
  up_count integer not null default 0,
  down_count integer not null default 0,
  comments_count integer not null default 0,
  best integer not null default 0
);

create index question_of_author on question (author_ref);
create index question_of_members on question (company_id, posted_at desc, id desc) where status = 'LIVE' and not is_asked;
create index question_known_by_text on question (text_key) where is_asked and text_key <> '';
create index question_joined on question (merged_into) where merged_into is not null;
create index question_by_words on question using gin (words_of(plain_of(text))) where status = 'LIVE' and merged_into is null;
create index question_gone on question (id) where status <> 'LIVE';
create index question_hidden on question (id) where status not in ('LIVE', 'DELETED');
create index question_by_lexemes on question using gin (text_lexemes(text, id, company_id)) with (fastupdate = off) where status = 'LIVE' and merged_into is null;

create table question_place (
  company_id text collate "C" not null references company (id),
  interview_id text collate "C" not null,
  round smallint not null,
  place smallint not null,
  question_id text collate "C" not null,
  designation_id integer,
  kind text collate "C",
  -- The places of a question are read newest first, however many there are, and stories for a job the most helpful first. How many questions stories ask is counted with their figures.
  posted_at timestamptz not null default now(),
  primary key (company_id, interview_id, round, place)
);

create index question_place_newest on question_place (question_id, posted_at desc, interview_id desc, round, place);

create table question_listing (
  list text collate "C" not null,
  question_id text collate "C" not null,
  asked_count integer not null,
  -- Lists of questions have those with an answer first.
  is_answered boolean not null default false,
  primary key (list, question_id)
);

create index question_listing_of on question_listing (question_id);
create index question_listing_answered on question_listing (list, is_answered desc, asked_count desc, question_id desc);

create table college_figure (
  college_id integer not null,
  company_id text collate "C" not null references company (id),
  designation_id integer not null default 0,
  interviews_count integer not null,
  offers_count integer not null,
  primary key (college_id, company_id, designation_id)
);

create index college_figure_by_company on college_figure (company_id);

-- How many questions each job and each skill has at all companies, made anew every hour: counted on demand, the lists would be read whole.
create table question_topic (
  list text collate "C" primary key,
  questions_count integer not null
);

create table company_profile (
  company_id text collate "C" primary key references company (id) on delete cascade,
  is_claimed boolean not null default false,
  sections jsonb not null default '{}',
  updated_on date not null,
  version integer not null default 1
);

create table company_relation (
  company_id text collate "C" not null references company (id) on delete cascade,
  other_id text collate "C" not null,
  relation text not null,
  primary key (company_id, other_id)
);

create index company_relation_by_other on company_relation (other_id);

create table company_picture (
  company_id text collate "C" not null references company (id) on delete cascade,
  image_id text collate "C" not null references image (id),
  primary key (company_id, image_id)
);

create index company_picture_by_image on company_picture (image_id);

-- What employees get at companies beside their pay, as they say it, each by a key of its own, and the figures made of it.
create table benefits (
  company_id text collate "C" not null,
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  due_at timestamptz,
  note text not null,
  note_on text collate "C",
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  counted_year smallint,
  primary key (company_id, id)
);

create index benefits_by_id on benefits (id);
create unique index benefits_by_author on benefits (company_id, author_ref);
create index benefits_of_author on benefits (author_ref);
create index benefits_due on benefits (due_at) where due_at is not null;
create index benefits_noted on benefits (company_id, note_on, posted_at desc, id desc) where status = 'LIVE' and note_on is not null;

create table benefit_answer (
  company_id text collate "C" not null,
  benefits_id text collate "C" not null,
  benefit text collate "C" not null,
  is_given boolean not null,
  primary key (company_id, benefits_id, benefit)
);

create table benefit_figure (
  company_id text collate "C" not null references company (id),
  people integer not null,
  made json not null,
  notes json not null,
  primary key (company_id)
);

create index benefit_figure_shown on benefit_figure (company_id, people);

-- What badges of companies are made of is counted every hour.
create table company_activity (
  company_id text collate "C" primary key references company (id) on delete cascade,
  things_count integer not null,
  is_among_most boolean not null,
  reviews_count integer not null,
  answered_count integer not null
);

-- News of companies. Who follows a company is in no row, so that news is read by those who do, with a number up to which a browser has shown it.
create table company_news (
  id text collate "C" not null,
  company_id text collate "C" not null references company (id) on delete cascade,
  title text not null,
  noted_on date not null,
  place integer not null generated always as identity,
  primary key (company_id, id)
);

create index company_news_newest on company_news (company_id, place desc);
create index company_news_by_day on company_news (noted_on);

-- The companies that a browser looked at lately, found by a keyed hash of its cookie.
create table browsed_company (
  browser text collate "C" not null,
  company_id text collate "C" not null,
  seen_on date not null,
  place integer not null,
  primary key (browser, company_id)
);

create index browsed_company_by_day on browsed_company (seen_on);

-- How often companies came into sight in a list, by week.
create table impression_week (
  company_id text collate "C" not null references company (id) on delete cascade,
  entity text collate "C" not null check (entity in ('top_company_impressions')),
  week date not null,
  times integer not null,
  primary key (company_id, entity, week)
);

create index impression_week_by_week on impression_week (week);

-- Photos of companies, sent some at a time, each sending with a key of its own.
create table photo_set (
  company_id text collate "C" not null,
  id text collate "C" not null,
  author_ref text collate "C" not null,
  status text collate "C" not null default 'LIVE',
  locked_for text collate "C",
  version integer not null default 0,
  is_edited boolean not null default false,
  posted_at timestamptz not null,
  due_at timestamptz,
  album text collate "C" not null,
  captions text not null,
  pictures_count smallint not null,
  up_count integer not null default 0,
  down_count integer not null default 0,
  best integer not null default 0,
  primary key (company_id, id)
);

create index photo_set_by_id on photo_set (id);
create unique index photo_set_by_author on photo_set (company_id, author_ref);
create index photo_set_of_author on photo_set (author_ref);
create index photo_set_due on photo_set (due_at) where due_at is not null;
create index photo_set_newest on photo_set (company_id, posted_at desc, id desc) where status = 'LIVE';

create table company_photo (
  company_id text collate "C" not null,
  photo_set_id text collate "C" not null,
  place smallint not null,
  id text collate "C" not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  small bytea,
  primary key (company_id, photo_set_id, place)
);

create index company_photo_by_id on company_photo (id);

-- What is found by its name: companies, jobs, skills, cities, industries, colleges and communities, each kind by a declaration beside its table.
create table search_entry (
  kind text collate "C" not null,
  id text collate "C" not null,
  url_name text collate "C" not null,
  name text not null,
  path text collate "C" not null,
  hint text not null default '',
  weight integer not null default 0,
  counts jsonb not null default '{}',
  words tsvector not null,
  primary key (kind, id)
);

create index search_entry_by_words on search_entry using gin (words) with (fastupdate = off);
create index search_entry_by_weight on search_entry (kind, weight desc, id);

create table search_word (
  word text collate "C" primary key,
  slips text[] not null,
  weight integer not null default 0
);

create index search_word_by_slips on search_word using gin (slips);
create index search_word_by_likeness on search_word using gin (word gin_trgm_ops);

-- How many reviews, salaries, interviews and members there are, for the first page: counted on demand, the largest tables would be read whole.
create table headline_count (
  kind text collate "C" primary key check (kind in ('reviews', 'salaries', 'interviews', 'people')),
  things bigint not null,
  counted_on date not null
);

-- Conversations between personas, and what is written there.
create table conversation (
  id text collate "C" primary key,
  kind text collate "C" not null check (kind in ('direct', 'group')),
  name text,
  pair_key text collate "C" unique,
  last_seq integer not null default 0,
  disappears_days integer,
  sealed_name text
);

create index conversation_in_clear on conversation (id) where name is not null;

create table chat_member (
  id text collate "C" primary key,
  conversation_id text collate "C" not null references conversation (id) on delete cascade,
  persona_ref text collate "C" not null,
  state text collate "C" not null check (state in ('joined', 'asked', 'asking', 'declined', 'left')),
  from_seq integer not null default 0,
  read_seq integer not null default 0,
  is_muted boolean not null default false,
  unique (conversation_id, persona_ref)
);

create index chat_member_of_persona on chat_member (persona_ref);

create table chat_message (
  id text collate "C" primary key,
  conversation_id text collate "C" not null references conversation (id) on delete cascade,
  seq integer not null,
  author_ref text collate "C" not null,
  client_id text collate "C" not null,
  status text collate "C" not null default 'LIVE' check (status in ('FLAGGED', 'LIVE', 'AUTHOR_REJECTED', 'DELETED')),
  locked_for text collate "C",
  version integer not null default 1,
  content text,
  is_withheld boolean not null default false,
  posted_at timestamptz not null,
  gone_on date not null,
  -- What a message says, and the name of a group, lie sealed.
  sealed text,
  unique (conversation_id, seq)
);

create index chat_message_by_author on chat_message (author_ref, conversation_id, client_id);
create index chat_message_gone on chat_message (gone_on);
create index chat_message_in_clear on chat_message (id) where content is not null;

-- The pictures of messages, which go with them.
create table chat_picture (
  id text collate "C" primary key,
  chat_message_id text collate "C" not null unique references chat_message (id) on delete cascade,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  small bytea
);

-- Personas that take no first messages of strangers.
create table closed_chat (
  persona_ref text collate "C" primary key
);

-- What has become of conversations, for the other processes behind a pooler, which cannot listen.
create table chat_news (
  place bigint generated always as identity primary key,
  item jsonb not null,
  told_at timestamptz not null default now()
);

-- The tokens that count which an account was issued in a year, those of all kinds as one.
create table issued_counted_tokens (
  account_id text collate "C" not null references account (id) on delete cascade,
  quarter_ends date not null,
  blinded_hash text collate "C" not null,
  primary key (account_id, quarter_ends, blinded_hash)
);

-- What careers and entries of a profile say beside an account lies sealed in one column. What an earlier release kept in clear waits in this table until a start seals it.
create table clear_facts (
  account_id text collate "C" not null references account (id) on delete cascade,
  id text collate "C" not null,
  of_table text not null check (of_table in ('career', 'work_experience', 'education')),
  facts jsonb not null,
  primary key (account_id, id)
);

-- Whom each figure has counted.
create table counted_answer (
  company_id text collate "C" not null references company (id),
  kind text collate "C" not null check (kind in ('exit', 'interviews', 'received', 'benefits')),
  figure text collate "C" not null,
  thing text collate "C" not null,
  primary key (company_id, kind, figure, thing)
);

create table counted_pay (
  company_id text collate "C" not null references company (id),
  salary_id text collate "C" not null,
  counted integer not null,
  is_new boolean not null default true,
  primary key (company_id, salary_id)
);

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

-- Jobs that members saved, and searches of which they want to hear.
create table saved_job (
  saver text collate "C" not null,
  job_id text collate "C" not null,
  place integer not null,
  saved_on date not null,
  outcome text collate "C",
  counted_as text collate "C",
  -- What became of an application counts for members with a proof that counts, as their contributions do.
  counts boolean not null default false,
  -- What is counted of one job changes with many people of that job, and not with many of its company.
  is_counted_at_job boolean not null default false,
  primary key (saver, job_id)
);

create index saved_job_reported on saved_job (saver, job_id) where outcome is not null;

create table job_alert (
  owner text collate "C" not null,
  id text collate "C" not null,
  place integer not null,
  sealed text collate "C" not null,
  likeness text collate "C" not null,
  created_on date not null,
  looked_on date not null,
  next_at timestamptz not null,
  primary key (owner, id)
);

create unique index job_alert_alike on job_alert (owner, likeness);
create index job_alert_due on job_alert (next_at);

-- Grievances, of which the number of its sender alone leads back to one, and counts of what was demanded in a quarter. Neither has a key to an account.
create table grievance (
  case_id text primary key,
  number_hash text not null unique,
  kind text not null,
  page text,
  content text not null,
  received_on date not null,
  decide_by timestamptz not null,
  outcome text,
  answer text,
  answered_on date
);

create index grievance_by_answer on grievance (answered_on);

create table demand_count (
  quarter date not null,
  event text not null,
  authority text not null,
  asks text not null,
  times integer not null,
  primary key (quarter, event, authority, asks)
);

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

-- The contributions whose point was drawn, by a keyed hash that leads to none of them.
create table drawn_point (
  key_hash text collate "C" primary key,
  blinded_hash text collate "C" not null
);

-- What points pay for, as the host gives it, and the codes of each.
create table coupon (
  id text collate "C" primary key,
  title text not null,
  text text not null,
  points integer not null check (points between 1 and 20),
  ends_on date not null,
  titles jsonb not null default '{}',
  texts jsonb not null default '{}',
  constraint coupon_title_en_key unique (title)
);

create table coupon_code (
  coupon_id text collate "C" not null references coupon (id) on delete cascade,
  code text collate "C" not null,
  is_given boolean not null default false,
  primary key (coupon_id, code)
);

create index coupon_code_left on coupon_code (coupon_id) where not is_given;

-- Which points were answered with which code, so that a lost answer can be given again for some days.
create table given_coupon (
  tokens_hash text collate "C" primary key,
  coupon_id text collate "C" not null references coupon (id) on delete cascade,
  code text collate "C" not null,
  given_on date not null
);

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

-- Companies that authors typed in because the list does not have them. What is contributed under one waits by its id, which is the one that the company has once it is let in.
create table typed_company (
  company_id text collate "C" primary key,
  name text not null,
  city text not null,
  refusal text,
  became text collate "C"
);

create index typed_company_by_name on typed_company ((refusal is not null), name collate "C", company_id) where became is null;
create index typed_company_that_became on typed_company (became) where became is not null;

insert into installation (has_made_up_data) values (false);
