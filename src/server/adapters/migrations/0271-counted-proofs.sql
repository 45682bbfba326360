-- Statement by statement.
-- Mailboxes cost nothing, so that an account by a mailed code has no proof that counts. Who logged in before did so with a provider.
alter table identity add column if not exists is_provider boolean not null default true;

-- What became of an application counts for members with a proof that counts, as their contributions do. What was reported before counts once it is reported again.
alter table saved_job add column if not exists counts boolean not null default false;
