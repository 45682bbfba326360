create table account (
  id text collate "C" primary key,
  display_name text not null,
  is_reader boolean not null default false,
  is_writer boolean not null default false,
  role text not null default 'member' check (role in ('member', 'moderator')),
  naukri_user boolean not null default false,
  made_on date not null
);

create table identity (
  key text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  made_on date not null
);

create index identity_by_account on identity (account_id);

create table session (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  handle_hash text collate "C" not null unique,
  access_hashes text[] collate "C" not null,
  former_access_hashes text[] collate "C" not null default '{}',
  refresh_hashes text[] collate "C" not null,
  former_refresh_hashes text[] collate "C" not null default '{}',
  changed_at timestamptz not null,
  access_ends_at timestamptz not null,
  ends_at timestamptz not null,
  source text not null,
  browser text not null,
  system text not null,
  signed_in_at timestamptz not null,
  used_on date not null
);

create index session_by_account on session (account_id);
create index session_by_day on session (used_on);

create table passkey (
  id text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  credential_id text collate "C" not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] collate "C" not null,
  is_synced boolean not null,
  browser text not null,
  system text not null,
  made_on date not null,
  last_used_on date
);

create index passkey_by_account on passkey (account_id);

create table recovery_code (
  hash text collate "C" primary key,
  account_id text collate "C" not null references account (id) on delete cascade,
  made_on date not null
);

create index recovery_code_by_account on recovery_code (account_id);

-- What may be used only once and was: the notes that logins, one-taps and passkeys travel with.
create table spent_note (
  hash text collate "C" primary key,
  spent_on date not null
);

create index spent_note_by_day on spent_note (spent_on);
