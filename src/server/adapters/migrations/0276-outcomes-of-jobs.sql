-- Statement by statement.
-- What is counted of one job changes with many people of that job, and not with many of its company. What is shown of a job stays.
alter table saved_job add column if not exists is_counted_at_job boolean not null default false;

update saved_job set is_counted_at_job = true where counted_as is not null and not is_counted_at_job
  and exists (select from job_outcome_figure where job_outcome_figure.job_id = saved_job.job_id and people >= 8);

delete from job_outcome_figure where job_id <> '' and people < 8;
