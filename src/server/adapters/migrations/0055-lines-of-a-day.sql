-- How many lines each day added, so that a witness who holds one day notices when lines are moved between days.
alter table ledger_head add column count bigint;
update ledger_head set count = sequence - coalesce((select max(sequence) from ledger_head as earlier where earlier.day < ledger_head.day), 0);
alter table ledger_head alter column count set not null;
