-- Statement by statement.
alter table account add column if not exists browser_key text collate "C";
