-- Jobs that members saved, and searches of which they want to hear.
create table saved_job (
  saver text collate "C" not null,
  job_id text collate "C" not null,
  place integer not null,
  saved_on date not null,
  outcome text collate "C",
  counted_as text collate "C",
  primary key (saver, job_id)
);

create index saved_job_reported on saved_job (saver, job_id) where outcome is not null;

create table job_alert (
  owner text collate "C" not null,
  id text collate "C" not null,
  place integer not null,
  sealed text collate "C" not null,
  likeness text collate "C" not null,
  created_on date not null,
  looked_on date not null,
  next_at timestamptz not null,
  primary key (owner, id)
);

create unique index job_alert_alike on job_alert (owner, likeness);

create index job_alert_due on job_alert (next_at);

-- Devices of members who said which topics they are told of are told of jobs, too: so far no job was ever told.
update message_preference set pushed = array_append(pushed, 'jobs') where not ('jobs' = any(pushed)) and jobs;

alter table message_preference alter column pushed set default '{replies,polls,jobs,decisions}';
