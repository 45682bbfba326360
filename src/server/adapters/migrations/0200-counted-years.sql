-- The year by which a contribution counts in figures of many; none where it does not count. What was told before counts as it did.
alter table review add column counted_year smallint;
alter table salary add column counted_year smallint;
alter table interview add column counted_year smallint;
alter table benefits add column counted_year smallint;

update review set counted_year = extract(year from posted_at at time zone 'UTC');
update salary set counted_year = extract(year from posted_at at time zone 'UTC');
update interview set counted_year = extract(year from posted_at at time zone 'UTC');
update benefits set counted_year = extract(year from posted_at at time zone 'UTC');
