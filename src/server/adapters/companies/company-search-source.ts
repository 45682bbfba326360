import { sql } from 'kysely';
import { overviewPath } from '#core/navigation/screens.ts';
import type { SearchSource } from '../search-index/search-source.ts';

/** Finds companies by current and former names. */
export const companySearchSource: SearchSource = {
  kind: 'COMPANY',
  rows: sql`select c.id, c.url_name, c.name,
    coalesce((select string_agg(replace(former.url_name, '-', ' '), ' | ') from former_company_url former where former.company_id = c.id), '') as other_names,
    coalesce(home.name || ', ', '') || industry.name as hint, c.reviews_count + coalesce(stories.count, 0) as weight,
    jsonb_strip_nulls(jsonb_build_object('totalReviews', nullif(c.reviews_count, 0), 'totalInterviews', nullif(stories.count, 0), 'benefitsCount', told.people, 'photosCount', nullif(c.photos_count, 0), 'jobsLive', jobs.jobs_count)) as counts
    from company c join industry on industry.url_name = c.industry left join location home on home.url_name = c.headquarters
    left join (select company_id, interviews_count as count from interview_figure where designation_id = 0) stories on stories.company_id = c.id
    left join benefit_figure told on told.company_id = c.id and told.people > 1
    left join job_option jobs on jobs.kind = 'company' and jobs.option = c.id`,
  pathOf: overviewPath,
};
