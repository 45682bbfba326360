-- Statement by statement.
-- Questions are found by what they say, and skills by their names in URLs. The words of a question that was joined into another lead to that one, ever after.
drop index if exists question_by_text;

create index if not exists question_known_by_text on question (text_key) where is_asked and text_key <> '';

create index if not exists question_joined on question (merged_into) where merged_into is not null;

create index if not exists question_by_words on question using gin (words_of(plain_of(text))) where status = 'LIVE' and merged_into is null;

create index if not exists question_gone on question (id) where status <> 'LIVE';

alter table skill add column if not exists url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(replace(replace(name, '++', ' plus plus'), '#', ' sharp')), '[^a-z0-9]+', '-', 'g'), 80))) stored;

create index if not exists skill_by_url_name on skill (url_name);
