-- Who imposed a ban that goes on after its account was deleted, so that they do not answer the appeal against it.
alter table banned_identity add column decider text collate "C" not null default '';
