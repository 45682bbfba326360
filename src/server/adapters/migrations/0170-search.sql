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

create index if not exists search_entry_by_words on search_entry using gin (words);

create index if not exists search_entry_by_weight on search_entry (kind, weight desc, id);

create table if not exists search_word (
  word text collate "C" primary key,
  slips text[] not null,
  weight integer not null default 0
);

create index if not exists search_word_by_slips on search_word using gin (slips);

create index if not exists search_word_by_likeness on search_word using gin (word gin_trgm_ops);

-- The words of a text that people write, as plain_of says it: without nukta, each once, and parted at the marks of every script.
create or replace function text_words(plain text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array_remove(string_to_array(
    regexp_replace(translate(plain, U&'\093C\200B\200C\200D', ''), U&'[\2000-\206F\0964\0965]+', ' ', 'g'), ' '), ''))
$$;

create index if not exists post_by_text_words on post using gin (text_words(plain_of(coalesce(title, '') || ' ' || content))) where status = 'LIVE';

create index if not exists question_by_text_words on question using gin (text_words(plain_of(text))) where status = 'LIVE' and merged_into is null;

create index if not exists review_by_text_words on review using gin (text_words(plain_of(title || ' ' || likes || ' ' || dislikes))) where status = 'LIVE';

create index if not exists interview_by_text_words on interview using gin (text_words(plain_of(story || ' ' || tips))) where status = 'LIVE';
