-- Statement by statement.
-- What a message says, and the name of a group, lie sealed. A step has no keys: what rows of before say stays until the start that follows, which seals it and finds what is left by the indexes.
alter table chat_message add column if not exists sealed text;

alter table conversation add column if not exists sealed_name text;

alter table chat_message alter column content drop not null;

create index if not exists chat_message_in_clear on chat_message (id) where content is not null;

create index if not exists conversation_in_clear on conversation (id) where name is not null;

-- What an account works as has a row once something is written under it. Others tell of members who wrote nothing, and go.
delete from persona where kind = 'DESIGNATION'
  and not exists (select from post where author_ref = persona.ref)
  and not exists (select from comment where author_ref = persona.ref)
  and not exists (select from question where author_ref = persona.ref)
  and not exists (select from chat_message where author_ref = persona.ref)
  and not exists (select from chat_member where persona_ref = persona.ref)
  and not exists (select from sanction where author_ref = persona.ref)
  and not exists (select from mute where author_ref = persona.ref)
  and not exists (select from block where author_ref = persona.ref);
