-- Statement by statement.
-- What has happened and is to be told, written in the transaction of its cause.
create table if not exists notification_event (
  id text collate "C" primary key,
  cause text collate "C" not null,
  thing text collate "C" not null,
  reached integer not null default 0 check (reached >= 0),
  due_on date
);

create index if not exists notification_event_due on notification_event (due_on);

-- What a member is told, one row for each cause and once for each. The core says which kinds there are: one more needs no migration.
create table if not exists notification (
  id text collate "C" not null,
  recipient text collate "C" not null,
  kind text collate "C" not null,
  thing text collate "C" not null,
  cause text collate "C" not null,
  status smallint not null default 0 check (status between 0 and 2),
  told_on date not null,
  told_at timestamptz not null,
  primary key (recipient, kind, thing, cause)
);

create index if not exists notification_list on notification (recipient, told_at desc);

create index if not exists notification_age on notification (told_on);
