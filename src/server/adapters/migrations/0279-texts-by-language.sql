-- What a thing is called, or what is said of it, in other languages than English, by language: a further language needs no column.
create function all_said(texts jsonb) returns text language sql immutable strict parallel safe
return (select string_agg(value, E'\n' order by key) from jsonb_each_text(texts));

alter table topic
  add column names jsonb not null default '{}',
  add column abouts jsonb not null default '{}';
update topic set
  names = jsonb_strip_nulls(jsonb_build_object('hi', nullif(name_hi, ''))),
  abouts = jsonb_strip_nulls(jsonb_build_object('hi', nullif(about_hi, '')));
alter table topic drop column name_hi, drop column about_hi;

-- Of a topic of which nobody has said any name in another language yet, there are none: the next start fills in what the list of topics knows.
alter table community
  add column names jsonb,
  add column abouts jsonb not null default '{}';
update community set
  names = case when type <> 'topic' or name_hi is not null then jsonb_strip_nulls(jsonb_build_object('hi', nullif(name_hi, ''))) end,
  abouts = jsonb_strip_nulls(jsonb_build_object('hi', nullif(about_hi, '')));
alter table community drop column name_hi_key;
alter table community drop column name_hi, drop column about_hi;

-- By what a community is searched in other languages: each name in a line of its own.
alter table community add column names_key text collate "C" generated always as (E'\n' || lower(normalize(all_said(names), NFC) collate "C")) stored;
create index community_names_parts on community using gin (names_key gin_trgm_ops);

alter table coupon rename column title_en to title;
alter table coupon rename column text_en to text;
alter table coupon
  add column titles jsonb not null default '{}',
  add column texts jsonb not null default '{}';
update coupon set titles = jsonb_build_object('hi', title_hi), texts = jsonb_build_object('hi', text_hi);
alter table coupon drop column title_hi, drop column text_hi;

-- Members are written to in every language that the product has.
alter table mail_address drop constraint mail_address_language_check;
