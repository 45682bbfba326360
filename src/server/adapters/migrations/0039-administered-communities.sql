-- Names in Hindi and the sign of topics as they are listed.
alter table topic add column name_hi text not null default '', add column about_hi text not null default '', add column sign text collate "C" not null default 'talk';

-- What administrators say of a community. Without a name in Hindi nothing was said yet; the next start fills in what the list of topics knows.
alter table community
  add column name_hi text,
  add column about_hi text,
  add column sign text collate "C",
  add column is_closed boolean not null default false,
  add column version integer not null default 1;

-- By what a community is searched in Hindi.
alter table community add column name_hi_key text collate "C" generated always as (lower(normalize(name_hi, NFC) collate "C")) stored;
create index community_hindi_name_parts on community using gin (name_hi_key gin_trgm_ops);
