-- Statement by statement.
-- Accounts that an organisation made at a provider count as an address of its domain does. Which of the known ones are such is said at their next login.
alter table identity add column if not exists proven_year text collate "C";

-- What was confirmed before went by no bound of its domain.
alter table career_proof add column if not exists counts boolean not null default true;

alter table mail_proof add column if not exists times integer not null default 1;
