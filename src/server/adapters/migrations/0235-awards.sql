-- Awards: what an edition was made of, frozen as it was closed.
alter table company add column award jsonb;
