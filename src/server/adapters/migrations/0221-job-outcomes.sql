-- How many people reported what became of their applications.
create table if not exists job_outcome_figure (
  company_id text collate "C" not null references company (id),
  job_id text collate "C" not null,
  people integer not null,
  silent integer not null,
  rejected integer not null,
  offered integer not null,
  primary key (company_id, job_id)
);
