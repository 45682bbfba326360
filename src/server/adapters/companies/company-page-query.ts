import { sql, type RawBuilder } from 'kysely';
import type { CompanyFacts, CompanyHeader, TabCounts } from '#core/companies/company.ts';
import type { FactByCompany } from '#core/companies/written-fact.ts';
import { pictureUrlOf } from '../media/pictures.ts';
import { aliased, columns, type Read } from '../database/table.ts';
import { company } from './company-tables.ts';
import { provingCompanies } from './proving-companies.ts';
import { ratingOfTenths } from './rating-tenths.ts';
import { sizeOfCode } from './size-code.ts';

const own = columns(
  aliased(company, 'c'),
  'id',
  'url_name',
  'name',
  'about',
  'logo_image_id',
  'cover_image_id',
  'founded_year',
  'indian_size',
  'global_size',
  'rating_tenths',
  'reviews_count',
  'photos_count',
  'relations_count',
  'is_premium',
  'website',
  'career_site_url',
  'naukri_company_page_url',
  'contact_number',
  'email_id',
  'social_links',
  'award',
);

export interface CompanyPageRow extends Read<typeof own> {
  readonly industry: string;
  readonly secondary_industry: string | null;
  readonly headquarters: string | null;
  readonly followers: number;
  readonly posts: number;
  readonly offices: readonly string[];
  readonly by_company: readonly FactByCompany[];
  readonly offered: readonly string[];
  /** Website by others than the company itself. */
  readonly known_website: string | null;
}

/** All page data with the head office first. Followers are in its community. */
export function companyPageQuery(urlName: string): RawBuilder<CompanyPageRow> {
  const id = sql`(select id from company where url_name = ${urlName})`;
  return sql`
  select ${own}, industry.name as industry, secondary.name as secondary_industry, home.name as headquarters,
    coalesce(place.followers_count, c.followers_count) as followers, coalesce(place.posts_count, 0) as posts,
    coalesce(located.offices, '{}') as offices, coalesce(worded.by_company, '{}') as by_company, known.website as known_website, coalesce(given.offered, '{}') as offered
  from company c
  join industry on industry.url_name = c.industry
  left join industry secondary on secondary.url_name = c.secondary_industry
  left join location home on home.url_name = c.headquarters
  left join community place on place.type = 'company' and place.url_name = c.url_name
  cross join (select array_agg(location.name order by (office.location is not distinct from company.headquarters) desc, office.place, office.location) as offices
    from company_location office join location on location.url_name = office.location join company on company.id = office.company_id
    where office.company_id = ${id}) as located
  cross join (select array_agg(jsonb_build_object('fact', fact, 'changedOn', written_on) order by fact) as by_company from fact_wording
    where company_id = ${id} and source = 'company' and (fact, version) in (select fact, max(version) from fact_wording where company_id = ${id} group by 1)) as worded
  cross join (select array_agg(benefit order by benefit) as offered from offered_benefit where company_id = ${id}) as given
  left join ${provingCompanies} as known on known.id = c.id and known.id = ${id}
  where c.url_name = ${urlName}`;
}

export const headerFromRow = (row: CompanyPageRow, counts: Omit<TabCounts, 'posts'>): CompanyHeader => ({
  companyId: row.id,
  urlName: row.url_name,
  name: row.name,
  logo: pictureUrlOf(row.logo_image_id),
  coverPhoto: pictureUrlOf(row.cover_image_id),
  rating: ratingOfTenths(row.rating_tenths),
  reviewsCount: row.reviews_count,
  followersCount: row.followers,
  photosCount: row.photos_count,
  tabCounts: { ...counts, posts: row.posts },
  relationsCount: row.relations_count,
  isPremium: row.is_premium,
  infoTags: [row.industry, row.secondary_industry].filter((tag) => tag !== null),
  headquarters: row.headquarters,
  indianEmployeeCount: sizeOfCode(row.indian_size),
  globalEmployeeCount: sizeOfCode(row.global_size),
  foundedYear: row.founded_year,
  website: row.known_website,
  socialLinks: row.social_links,
  officeLocations: row.offices,
  award: row.award,
});

export const factsFromRow = (row: CompanyPageRow): CompanyFacts => ({
  companyId: row.id,
  urlName: row.url_name,
  name: row.name,
  about: row.about,
  foundedYear: row.founded_year,
  indianEmployeeCount: sizeOfCode(row.indian_size),
  globalEmployeeCount: sizeOfCode(row.global_size),
  headquarters: row.headquarters,
  locations: row.offices,
  website: row.website,
  primaryIndustry: row.industry,
  secondaryIndustry: row.secondary_industry,
  careerSiteUrl: row.career_site_url,
  naukriCompanyPageUrl: row.naukri_company_page_url,
  contactNumber: row.contact_number,
  emailId: row.email_id,
  socialMedia: row.social_links,
  byCompany: row.by_company,
  offeredBenefits: row.offered,
});
