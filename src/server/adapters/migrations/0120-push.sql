-- Statement by statement.
-- What a member wishes of messages to a device, and the names it is told for. A device of before has none, and comes anew when its member next opens a page.
alter table device add column if not exists names text[] not null default '{}';

alter table device add column if not exists language text not null default 'en';

alter table device add column if not exists topics text[] not null default '{}';

alter table device add column if not exists quiet_from smallint check (quiet_from between 0 and 23);

alter table device add column if not exists quiet_until smallint check (quiet_until between 0 and 23);

alter table device add column if not exists shows_content boolean not null default false;

create index if not exists device_names on device using gin (names);

-- The devices of made-up names that no account is known to.
create table if not exists persona_device (
  key text collate "C" not null,
  persona_ref text collate "C" not null,
  registered_on date not null,
  sealed_token text not null,
  names text[] not null default '{}',
  language text not null default 'en',
  topics text[] not null default '{}',
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  shows_content boolean not null default false,
  primary key (persona_ref, key)
);

create index if not exists persona_device_key on persona_device (key);

create index if not exists persona_device_names on persona_device using gin (names);

create index if not exists persona_device_age on persona_device (registered_on);

-- Messages that are to leave for devices.
create table if not exists push (
  id text collate "C" primary key,
  device_key text collate "C" not null,
  sealed_told text not null,
  due_at timestamptz not null,
  tries smallint not null default 0
);

create index if not exists push_due on push (due_at);

create index if not exists push_device on push (device_key);

alter table message_preference add column if not exists polls boolean not null default true;

alter table message_preference add column if not exists pushed text[] not null default '{replies,polls,decisions}';

alter table message_preference add column if not exists quiet_from smallint check (quiet_from between 0 and 23);

alter table message_preference add column if not exists quiet_until smallint check (quiet_until between 0 and 23);

update message_preference set quiet_from = 22, quiet_until = 7 where quiet_from is null;
