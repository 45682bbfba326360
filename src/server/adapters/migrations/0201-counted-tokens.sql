-- Tokens that count have a key for each kind of contribution and year.
alter table issuer_key drop constraint issuer_key_purpose_check,
  add constraint issuer_key_purpose_check check (purpose in ('name', 'contribution', 'review', 'salary', 'interview', 'benefits'));
alter table issuer_secret drop constraint issuer_secret_purpose_check,
  add constraint issuer_secret_purpose_check check (purpose in ('name', 'contribution', 'review', 'salary', 'interview', 'benefits'));

-- The tokens that count which an account was issued in a year, those of all kinds as one.
create table issued_counted_tokens (
  account_id text collate "C" not null references account (id) on delete cascade,
  quarter_ends date not null,
  blinded_hash text collate "C" not null,
  primary key (account_id, quarter_ends, blinded_hash)
);
