-- The day on which rows were last rewritten in random order, and the transaction since which a row is not rewritten yet.
alter table installation add column shuffled_on date;
alter table installation add column shuffled_since text;
