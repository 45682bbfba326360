-- Who may not write for a time, by the persona that wrote the thing it is for. Which account stands behind it is not said: a sanction of the account
-- holds for whoever holds this persona.
create table sanction (
  id text collate "C" primary key,
  author_ref text collate "C" not null references persona (ref) on delete cascade,
  covers text collate "C" not null check (covers in ('persona', 'account')),
  rule text collate "C" not null,
  note text not null default '',
  thing text collate "C" not null,
  imposed_on date not null,
  until timestamptz,
  lifted_at timestamptz,
  decider text collate "C" not null
);

create index sanction_in_force on sanction (author_ref) where lifted_at is null;
create index sanction_by_thing on sanction (thing);

alter table moderation_item drop constraint moderation_item_decision_check;
alter table moderation_item add constraint moderation_item_decision_check check (decision in ('keep', 'remove', 'lock', 'unlock', 'warn', 'silence', 'unsilence'));
