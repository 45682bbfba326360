-- Statement by statement.
-- Colleges have a page: a name in URLs, a logo, courses where they are known, and the companies that came to them as stories of interviews tell.
alter table college add column if not exists url_name text not null generated always as (trim(both '-' from left(regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'), 80))) stored;

alter table college add column if not exists logo_image_id text collate "C";

alter table college add column if not exists courses text not null default '';

alter table college add column if not exists interviews_count integer not null default 0;

alter table college add column if not exists companies_count integer not null default 0;

create index if not exists college_by_url_name on college (url_name);

create index if not exists interview_of_college on interview (college_id, posted_at desc, id desc) where status = 'LIVE';

create index if not exists interview_helpful_of_college on interview (college_id, best desc, id desc) where status = 'LIVE';

create table if not exists college_figure (
  college_id integer not null,
  company_id text collate "C" not null references company (id),
  designation_id integer not null default 0,
  interviews_count integer not null,
  offers_count integer not null,
  primary key (college_id, company_id, designation_id)
);

create index if not exists college_figure_by_company on college_figure (company_id);

insert into college_figure (college_id, company_id, designation_id, interviews_count, offers_count)
  select college_id, company_id, coalesce(designation_id, 0), count(*), count(*) filter (where outcome = 'offered')
  from interview where status = 'LIVE' and college_id is not null group by 1, 2, 3
  on conflict do nothing;

update college set interviews_count = found.interviews, companies_count = found.companies
  from (select college_id, sum(interviews_count) as interviews, count(distinct company_id) as companies from college_figure group by college_id) as found
  where college.id = found.college_id;
