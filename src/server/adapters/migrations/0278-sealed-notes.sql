-- Statement by statement.
-- The note of a report may quote a chat, and lies sealed as that does. A step has no keys: what rows of before say stays until the start that follows.
alter table report add column if not exists sealed_note text;

create index if not exists report_in_clear on report (thing) where note is not null;
