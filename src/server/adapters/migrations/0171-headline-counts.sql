-- How many reviews, salaries, interviews and members there are, for the first page: counted on demand, the largest tables would be read whole.
create table if not exists headline_count (
  kind text collate "C" primary key check (kind in ('reviews', 'salaries', 'interviews', 'people')),
  things bigint not null,
  counted_on date not null
);
