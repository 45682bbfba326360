-- What careers and entries of a profile say beside an account lies sealed in one column. A step has no keys: what rows of before say waits in a table of its own, which the start that follows empties.
create table clear_facts (
  account_id text collate "C" not null references account (id) on delete cascade,
  id text collate "C" not null,
  of_table text not null check (of_table in ('career', 'work_experience', 'education')),
  facts jsonb not null,
  primary key (account_id, id)
);

insert into clear_facts (account_id, id, of_table, facts)
  select account_id, id, 'career', to_jsonb(career) - '{account_id,id,type,place_key,is_mail_asked}'::text[] from career
  union all select account_id, id, 'work_experience', to_jsonb(work_experience) - '{account_id,id}'::text[] from work_experience
  union all select account_id, id, 'education', to_jsonb(education) - '{account_id,id}'::text[] from education;

alter table career
  add column sealed text not null default '',
  drop column place, drop column department_id, drop column industry_id, drop column job_profile, drop column tag_id, drop column role_id,
  drop column job_location, drop column course_id, drop column course_name, drop column specialization_id, drop column specialization;

alter table career alter column sealed drop default, add check (type = 'unemployed' or place_key is not null);

alter table work_experience
  add column sealed text not null default '',
  drop column company_name, drop column designation, drop column employment_type, drop column location, drop column from_month, drop column to_month;

alter table work_experience alter column sealed drop default;

alter table education
  add column sealed text not null default '',
  drop column level, drop column course_name, drop column specialization, drop column college_name, drop column mode, drop column from_month, drop column to_month;

alter table education alter column sealed drop default;

-- What a member wants of messages to a device lies sealed beside its token, so that nothing unusual joins a device of an account with one of a made-up name. A step has no keys: devices
-- of before go, and come anew when their members next open a page.
truncate device, persona_device, push;

alter table device drop column sealed_token, drop column language, drop column topics, drop column quiet_from, drop column quiet_until, drop column shows_content,
  add column sealed text not null;

alter table persona_device drop column sealed_token, drop column language, drop column topics, drop column quiet_from, drop column quiet_until, drop column shows_content,
  add column sealed text not null;
