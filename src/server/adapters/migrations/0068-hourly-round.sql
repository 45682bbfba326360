-- The hour in which rows were last rewritten in random order. For each table it is noted since which transaction its rows are new, and on which day it was rewritten whole.
alter table installation add column shuffled_at timestamptz;
alter table installation drop column shuffled_on;
update installation set shuffled_since = null;
