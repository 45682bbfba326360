-- Statement by statement.
-- What is found by its name: companies, jobs, skills, cities, industries, colleges and communities, each kind by a declaration beside its table.
create table if not exists search_entry (
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

create index if not exists search_entry_by_words on search_entry using gin (words) with (fastupdate = off);

create index if not exists search_entry_by_weight on search_entry (kind, weight desc, id);

create table if not exists search_word (
  word text collate "C" primary key,
  slips text[] not null,
  weight integer not null default 0
);

create index if not exists search_word_by_slips on search_word using gin (slips);

create index if not exists search_word_by_likeness on search_word using gin (word gin_trgm_ops);

-- A text that people write without nukta, and parted at the marks of every script; most are of plain letters alone, which need less.
create or replace function text_plain(said text) returns text language sql immutable strict parallel safe
return case when octet_length(said) = char_length(said)
  then replace(replace(replace(replace(said, '''', ''), '-', ' '), '/', ' '), '.', ' ')
  else regexp_replace(translate(plain_of(replace(said, U&'\2019', '')), U&'\093C\200B\200C\200D', ''), U&'[\2000-\206F\0964\0965]+', ' ', 'g') end;

-- The words of a text as their stems, by which a word is found in all its forms.
create or replace function text_words(said text) returns tsvector language sql immutable strict parallel safe
return to_tsvector('pg_catalog.english', text_plain(said));

-- The stems that a text has to have, as a tsquery is written; nothing where all words are small.
create or replace function text_query(said text) returns text language sql immutable strict parallel safe
return nullif(plainto_tsquery('pg_catalog.english', text_plain(said))::text, '');

-- By what a text is found: each stem, and where it is, behind the letter of its tier. The tiers are drawn by lot: one text in 1,024 is in a, as many are in b, and twice as many in each that follows, down to k.
-- Words that a million texts have are looked for tier by tier until there are enough, and those that few have in eleven steps.
create or replace function text_lexemes(said text, id text, place text) returns tsvector language sql immutable strict parallel safe
return replace(' ' || strip(text_words(said))::text || ' ''@' || place || '''', ' ''',
  ' ''' || chr(97 + width_bucket(hashtext(id) & 1023, array[1, 2, 4, 8, 16, 32, 64, 128, 256, 512])))::tsvector;

-- A query of stems for one tier, and for one place where that is not null.
create or replace function text_query_in(query text, tier text, place text) returns tsquery language sql immutable parallel safe
return replace(coalesce(' ''@' || place || ''' & ', '') || '( ' || query || ')', ' ''', ' ''' || tier)::tsquery;

-- Without a list of what is still to be merged into an index: each look would read it, and a writer would wait for the merge.
create index if not exists post_by_lexemes on post using gin (text_lexemes(coalesce(title, '') || ' ' || content, id, community_id)) with (fastupdate = off) where status = 'LIVE';

create index if not exists question_by_lexemes on question using gin (text_lexemes(text, id, company_id)) with (fastupdate = off) where status = 'LIVE' and merged_into is null;

create index if not exists review_by_lexemes on review using gin (text_lexemes(title || ' ' || likes || ' ' || dislikes, id, company_id)) with (fastupdate = off) where status = 'LIVE';

create index if not exists interview_by_lexemes on interview using gin (text_lexemes(story || ' ' || tips, id, company_id)) with (fastupdate = off) where status = 'LIVE';
