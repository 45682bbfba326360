import { sql } from 'kysely';
import { sizeBuckets } from '#core/companies/size-bucket.ts';

/** Facts in their company's own words, with what others said last. */
const saidByOthers = sql`(select company_id, fact, (array_agg(lines ->> 0 order by version desc) filter (where source <> 'company'))[1] as line
  from fact_wording where fact in ('website', 'careerSite', 'indianSize') group by company_id, fact
  having (array_agg(source order by version desc))[1] = 'company')`;

/** Companies without their own words on sites and size, which are shown and prove nothing. */
export const provingCompanies = sql`(select company.id, company.url_name, company.name, company.name_key,
    case when site.fact is null then company.website else site.line end as website,
    case when jobs.fact is null then company.career_site_url else jobs.line end as career_site_url,
    coalesce(case when people.fact is null then company.indian_size else array_position(${sql.lit(`{${sizeBuckets.map((bucket) => `"${bucket}"`).join(',')}}`)}::text[], people.line) - 1 end, company.global_size) as size
  from company
  left join ${saidByOthers} site on site.company_id = company.id and site.fact = 'website'
  left join ${saidByOthers} jobs on jobs.company_id = company.id and jobs.fact = 'careerSite'
  left join ${saidByOthers} people on people.company_id = company.id and people.fact = 'indianSize')`;
