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

alter table installation add column has_watched_words boolean not null default false;
