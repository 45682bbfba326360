-- Statement by statement.
-- Companies that authors typed in because the list does not have them. What is contributed under one waits by its id, which is the one that the company has once it is let in.
create table if not exists typed_company (
  company_id text collate "C" primary key,
  name text not null,
  city text not null,
  refusal text,
  became text collate "C"
);

create index if not exists typed_company_by_name on typed_company ((refusal is not null), name collate "C", company_id) where became is null;

create index if not exists typed_company_that_became on typed_company (became) where became is not null;

-- What waits has no company yet.
alter table review drop constraint if exists review_company_id_fkey;

alter table exit_fact drop constraint if exists exit_fact_company_id_fkey;

alter table salary drop constraint if exists salary_company_id_fkey;

alter table interview drop constraint if exists interview_company_id_fkey;

alter table interview_round drop constraint if exists interview_round_company_id_fkey;

alter table offer_fact drop constraint if exists offer_fact_company_id_fkey;

alter table benefits drop constraint if exists benefits_company_id_fkey;

alter table benefit_answer drop constraint if exists benefit_answer_company_id_fkey;

alter table photo_set drop constraint if exists photo_set_company_id_fkey;

alter table company_photo drop constraint if exists company_photo_company_id_fkey;
