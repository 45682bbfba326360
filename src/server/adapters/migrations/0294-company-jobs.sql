alter table job add column taken_down_on date;

create index job_taken_down on job (company_id, likeness) where taken_down_on is not null;
