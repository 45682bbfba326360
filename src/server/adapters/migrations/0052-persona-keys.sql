-- Made-up names that no account is known to. Those from before were made from their account with the key of the installation: they stay, and are sealed.
alter table persona add column mode text collate "C" not null default 'pseudonymous' check (mode in ('unlinkable', 'sealed', 'pseudonymous'));
update persona set mode = 'sealed' where kind = 'ANONYMOUS';
alter table persona add constraint persona_mode_kind check (mode = 'pseudonymous' or kind = 'ANONYMOUS');

-- The keys that sign tokens, one for a quarter; their private halves stand apart and go when they sign no more.
create table issuer_key (
  quarter text collate "C" primary key,
  key_id text collate "C" not null unique,
  public_key text collate "C" not null
);

create table issuer_secret (
  quarter text collate "C" primary key,
  sealed text collate "C" not null,
  quarter_ends date not null
);

create table issued_token (
  account_id text collate "C" not null references account (id) on delete cascade,
  quarter_ends date not null,
  blinded_hash text collate "C" not null,
  primary key (account_id, quarter_ends)
);

create table spent_token (
  token_hash text collate "C" primary key,
  quarter_ends date not null
);

create table spent_nonce (
  nonce_hash text collate "C" primary key,
  spent_on date not null
);

create index spent_nonce_by_day on spent_nonce (spent_on);

create table persona_copy (
  ref text collate "C" primary key references persona (ref) on delete cascade deferrable,
  locator_hash text collate "C" not null unique,
  sealed text collate "C" not null
);

create table persona_transfer (
  ref text collate "C" primary key references persona (ref) on delete cascade deferrable,
  locator_hash text collate "C" not null unique,
  sealed text collate "C" not null,
  waits_until timestamptz not null,
  made_on date not null
);
