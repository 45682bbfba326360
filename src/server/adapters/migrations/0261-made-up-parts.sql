-- Of a demo that is made up part by part: the parts that are whole, and the indexes that are made again once all are.
alter table installation
  add column if not exists made_up text[] not null default '{}',
  add column if not exists owed_indexes text[] not null default '{}';

update installation set made_up = array(
  select part from (values
    ('company', exists (select from company)),
    ('company_profile', exists (select from company_profile)),
    ('review', exists (select from review)),
    ('salary', exists (select from salary)),
    ('interview', exists (select from interview)),
    ('photo_set', exists (select from photo_set)),
    ('benefits', exists (select from benefits)),
    ('job', exists (select from job)),
    ('post', exists (select from post)),
    ('question', exists (select from question where not is_asked)),
    ('award_edition', exists (select from award_edition))) as known (part, is_there)
  where is_there)
where has_made_up_data and made_up = '{}';
