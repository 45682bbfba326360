-- What one works as is muted in one thing: the post or comment that was muted, or the conversation. An empty thing is all that a made-up name writes.
alter table mute add column thing text collate "C" not null default '';
alter table mute drop constraint mute_muter_author_ref_key;
alter table mute add constraint mute_muter_author_ref_thing_key unique (muter, author_ref, thing);

alter table block add column place text collate "C" not null default '';
alter table block drop constraint block_pkey;
alter table block add constraint block_pkey primary key (blocker, author_ref, place);

-- A mute of before does not say in which thing it was meant, and would join all that its author writes.
delete from mute where author_ref in (select ref from persona where kind = 'DESIGNATION');
delete from block where author_ref in (select ref from persona where kind = 'DESIGNATION');
