-- The administrator who made a claim, with whose right to give the role it ends. Claims of before name nobody and last a day; they end now.
delete from role_claim;
alter table role_claim add column account_id text collate "C" references account (id) on delete cascade;
create index role_claim_by_account on role_claim (account_id);
