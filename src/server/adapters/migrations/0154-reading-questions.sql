-- Statement by statement.
-- The places of a question are read newest first, however many there are, and stories for a job the most helpful first. How many questions stories ask is counted with their figures.
alter table question_place add column if not exists posted_at timestamptz not null default now();

update question_place as asked set posted_at = interview.posted_at from interview
  where interview.company_id = asked.company_id and interview.id = asked.interview_id and interview.posted_at <> asked.posted_at;

create index if not exists question_place_newest on question_place (question_id, posted_at desc, interview_id desc, round, place);

drop index if exists question_place_of;

alter table interview_figure add column if not exists questions_count integer not null default 0;

update interview_figure set questions_count = (figures -> 'figures' ->> 'questionsCount')::integer where questions_count = 0;

create index if not exists question_hidden on question (id) where status not in ('LIVE', 'DELETED');

create index if not exists interview_of_designation_best on interview (designation_id, best desc, id desc) where status = 'LIVE';
