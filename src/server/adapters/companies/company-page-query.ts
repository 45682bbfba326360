import { sql, type RawBuilder } from 'kysely';
import type { CompanyFacts, CompanyHeader, SocialLink } from '#core/companies/company.ts';
import { addressOfImage } from '../media/pictures.ts';
import { ratingOfTenths } from './rating-tenths.ts';
import { sizeOfCode } from './size-code.ts';

/** A company as its own pages read it. */
export interface CompanyPageRow {
  readonly id: string;
  readonly url_name: string;
  readonly name: string;
  readonly about: string | null;
  readonly logo_image_id: string | null;
  readonly cover_image_id: string | null;
  readonly industry: string;
  readonly secondary_industry: string | null;
  readonly headquarters: string | null;
  readonly offices: readonly string[];
  readonly founded_year: number | null;
  readonly indian_size: number | null;
  readonly global_size: number | null;
  readonly rating_tenths: number | null;
  readonly reviews_count: number;
  readonly followers_count: number;
  readonly photos_count: number;
  readonly relations_count: number;
  readonly is_premium: boolean;
  readonly website: string | null;
  readonly career_site_url: string | null;
  readonly naukri_company_page_url: string | null;
  readonly contact_number: string | null;
  readonly email_id: string | null;
  readonly social_links: readonly SocialLink[];
}

/** Everything about one company, its head office first among its offices. */
export const companyPageQuery = (urlName: string): RawBuilder<CompanyPageRow> => sql`
  select c.id, c.url_name, c.name, c.about, c.logo_image_id, c.cover_image_id, industry.name as industry, secondary.name as secondary_industry,
    home.name as headquarters, c.founded_year, c.indian_size, c.global_size, c.rating_tenths, c.reviews_count, c.followers_count, c.photos_count,
    c.relations_count, c.is_premium, c.website, c.career_site_url, c.naukri_company_page_url, c.contact_number, c.email_id, c.social_links,
    array(
      select location.name from company_location office join location on location.url_name = office.location
      where office.company_id = c.id
      order by (office.location is not distinct from c.headquarters) desc, office.place, office.location
    ) as offices
  from company c
  join industry on industry.url_name = c.industry
  left join industry secondary on secondary.url_name = c.secondary_industry
  left join location home on home.url_name = c.headquarters
  where c.url_name = ${urlName}`;

export const headerFromRow = (row: CompanyPageRow): CompanyHeader => ({
  companyId: row.id,
  urlName: row.url_name,
  name: row.name,
  logo: addressOfImage(row.logo_image_id),
  coverPhoto: addressOfImage(row.cover_image_id),
  rating: ratingOfTenths(row.rating_tenths),
  reviewsCount: row.reviews_count,
  followersCount: row.followers_count,
  photosCount: row.photos_count,
  relationsCount: row.relations_count,
  isPremium: row.is_premium,
  infoTags: [row.industry, row.secondary_industry].filter((tag) => tag !== null),
  headquarters: row.headquarters,
  indianEmployeeCount: sizeOfCode(row.indian_size),
  globalEmployeeCount: sizeOfCode(row.global_size),
  foundedYear: row.founded_year,
  socialLinks: row.social_links,
  officeLocations: row.offices,
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
});
