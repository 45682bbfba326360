-- Statement by statement.
-- Stars, the means of industries and the counts of interviews are made of what counts alone. What does not count is shown beside them, and found by these.
create index if not exists review_uncounted on review (company_id, stars) where status = 'LIVE' and counted_year is null;

create index if not exists interview_uncounted on interview (company_id) where status = 'LIVE' and counted_year is null;

delete from rating_week where company_id in (select company_id from review where status = 'LIVE' and counted_year is null);

insert into rating_week (company_id, week, one, two, three, four, five)
select company_id, (posted_at at time zone 'UTC')::date, count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
  count(*) filter (where stars = 4), count(*) filter (where stars = 5)
from review
where status = 'LIVE' and counted_year is not null and company_id in (select company_id from review where status = 'LIVE' and counted_year is null)
  and exists (select from company where company.id = review.company_id)
group by 1, 2 on conflict do nothing;

update industry set prior_hundredths = null where url_name in (select industry from review where status = 'LIVE' and counted_year is null);

update industry set prior_hundredths = mean from (
  select industry, round(100.0 * sum(one + 2 * two + 3 * three + 4 * four + 5 * five) / sum(one + two + three + four + five))::integer as mean
  from rating_week join company on company.id = company_id group by industry having sum(one + two + three + four + five) >= 20) as found
where url_name = found.industry and prior_hundredths is null;

-- The rest is made again from these in a moment, each with the mean of its industry.
insert into stale_summary (company_id, summary) select company_rating.company_id, 'reviews' from company_rating join company on company.id = company_rating.company_id
where company.industry in (select industry from review where status = 'LIVE' and counted_year is null) on conflict do nothing;

update interview_figure set figures = jsonb_set(figures::jsonb, '{figures,uncountedCount}', '0')::json where figures -> 'figures' -> 'uncountedCount' is null;

insert into stale_summary (company_id, summary) select distinct company_id, 'interviews' from interview
where status = 'LIVE' and counted_year is null and exists (select from company where company.id = interview.company_id) on conflict do nothing;
