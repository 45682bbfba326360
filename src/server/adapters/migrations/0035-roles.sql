alter table account drop constraint account_role_check;
alter table account add constraint account_role_check check (role in ('member', 'moderator', 'administrator'));
create index account_with_role on account (role) where role <> 'member';

-- Claim links for roles. Only the hash of a token is here, so that a reader of the database cannot use one.
create table role_claim (
  token_hash text collate "C" primary key,
  role text collate "C" not null check (role in ('moderator', 'administrator')),
  made_on date not null,
  ends_at timestamptz not null
);

create index role_claim_by_day on role_claim (made_on);
