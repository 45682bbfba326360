-- Each quarter has one key for every purpose of tokens. Those from before are for made-up names.
alter table issuer_key add column purpose text collate "C" not null default 'name' check (purpose in ('name', 'contribution'));
alter table issuer_key drop constraint issuer_key_pkey, add primary key (quarter, purpose);
alter table issuer_secret add column purpose text collate "C" not null default 'name' check (purpose in ('name', 'contribution'));
alter table issuer_secret drop constraint issuer_secret_pkey, add primary key (quarter, purpose);

-- The tokens for contributions that an account was issued in a quarter, a few of them.
create table issued_contribution_token (
  account_id text collate "C" not null references account (id) on delete cascade,
  quarter_ends date not null,
  blinded_hash text collate "C" not null,
  primary key (account_id, quarter_ends, blinded_hash)
);
