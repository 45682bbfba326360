-- Statement by statement.
-- The companies whose pages have something to read, and posts week by week: what the sitemap counts and lists without reading rows that it does not name.
create index if not exists pay_slice_of_company on pay_slice (company_id)
  where designation_id = 0 and city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0;

create index if not exists interview_figure_of_company on interview_figure (company_id) where designation_id = 0 and interviews_count > 0;

create index if not exists interview_figure_asked on interview_figure (company_id) where designation_id = 0 and questions_count > 0;

create index if not exists benefit_figure_shown on benefit_figure (company_id, people);

create index if not exists company_reviewed on company (id) where reviews_count > 0;

create index if not exists company_photographed on company (id) where photos_count > 0;

create index if not exists post_by_week on post ((date_trunc('week', posted_at at time zone 'UTC')::date) desc, id) where status = 'LIVE';
