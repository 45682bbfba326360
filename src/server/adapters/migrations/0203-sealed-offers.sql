-- Offers that members keep lie sealed: a figure in clear beside an account would name whoever tells a salary with the same one. What a release before kept in clear is sealed when the
-- server starts, for it takes the key of the installation.
alter table salary_offer add column if not exists sealed text;
alter table salary_offer alter column facts drop not null;
