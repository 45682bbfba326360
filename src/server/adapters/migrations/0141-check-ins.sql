-- Statement by statement.
-- What became of the pay of a year, beside the salary that it is told with, and the figures made of it.
alter table salary add column if not exists told_year smallint;

alter table salary add column if not exists variable_promised bigint;

alter table salary add column if not exists variable_paid bigint;

alter table salary add column if not exists hike_announced smallint;

alter table salary add column if not exists hike_received smallint;

alter table salary add column if not exists months_since_revision smallint;

create index if not exists salary_told on salary (company_id) where told_year is not null and status = 'LIVE';

create table if not exists received_pay (
  company_id text collate "C" primary key references company (id),
  figures json not null
);
