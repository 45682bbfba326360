-- A silence goes on, too, after its account was deleted. Sign-ins of silenced accounts stand beside those of banned ones, each under a hash of its own, so
-- that nothing says which of them belong together. For the account that comes back, the silence of one name stands by a hash of that name made for this
-- purpose alone, so that nothing joins it with what is written under it or with the other name.
alter table sanction add column persona_hash text collate "C";
create index sanction_by_persona_hash on sanction (persona_hash) where persona_hash is not null;
