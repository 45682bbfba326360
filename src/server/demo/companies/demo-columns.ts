import { sizeBuckets, type SizeBucket } from '#core/companies/size-bucket.ts';
import type { Column } from '../bulk-insert.ts';
import type { DemoCity } from './demo-cities.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';
import type { DemoDrawing } from '../media/picture.ts';

/** One office of one company; the head office has place 0. */
export interface Office {
  readonly companyId: string;
  readonly city: DemoCity;
  readonly place: number;
}

/** What is known of an office beside its city. */
export interface DemoOffice {
  readonly address: string | null;
  readonly phone: string | null;
  readonly employees: SizeBucket | null;
  readonly teams: readonly string[];
}

const sizeOf = (bucket: SizeBucket | null): number | null => (bucket ? sizeBuckets.indexOf(bucket) : null);

/** The columns of pictures. */
export const pictureColumns: readonly Column<'image', DemoDrawing>[] = [
  { name: 'id', type: 'text', of: ({ id }) => id },
  { name: 'content_type', type: 'text', of: ({ contentType }) => contentType },
  { name: 'bytes', type: 'bytea', of: ({ svg }) => Buffer.from(svg, 'utf8') },
];

/** The columns of industries. */
export const industryColumns: readonly Column<'industry', DemoIndustry>[] = [
  { name: 'url_name', type: 'text', of: ({ urlName }) => urlName },
  { name: 'name', type: 'text', of: ({ name }) => name },
];

/** The columns of cities. */
export const cityColumns: readonly Column<'location', DemoCity>[] = [
  { name: 'url_name', type: 'text', of: ({ urlName }) => urlName },
  { name: 'name', type: 'text', of: ({ name }) => name },
  { name: 'state', type: 'text', of: ({ state }) => state },
];

/** The columns of sizes. */
export const sizeColumns: readonly Column<'size_bucket', SizeBucket>[] = [{ name: 'size', type: 'smallint', of: sizeOf }];

/** The columns of companies. */
export const companyColumns: readonly Column<'company', DemoCompany>[] = [
  { name: 'id', type: 'text', of: ({ id }) => id },
  { name: 'url_name', type: 'text', of: ({ urlName }) => urlName },
  { name: 'name', type: 'text', of: ({ name }) => name },
  { name: 'about', type: 'text', of: ({ about }) => about },
  { name: 'logo_image_id', type: 'text', of: ({ logo }) => logo },
  { name: 'cover_image_id', type: 'text', of: ({ cover }) => cover },
  { name: 'industry', type: 'text', of: ({ industry }) => industry.urlName },
  { name: 'secondary_industry', type: 'text', of: ({ secondaryIndustry }) => secondaryIndustry?.urlName ?? null },
  { name: 'headquarters', type: 'text', of: ({ offices }) => offices[0]?.urlName ?? null },
  { name: 'founded_year', type: 'smallint', of: ({ foundedYear }) => foundedYear },
  { name: 'indian_size', type: 'smallint', of: ({ indianSize }) => sizeOf(indianSize) },
  { name: 'global_size', type: 'smallint', of: ({ globalSize }) => sizeOf(globalSize) },
  { name: 'rating_tenths', type: 'smallint', of: ({ rating }) => (rating === null ? null : Math.round(rating * 10)) },
  { name: 'reviews_count', type: 'integer', of: ({ reviewsCount }) => reviewsCount },
  { name: 'followers_count', type: 'integer', of: ({ followersCount }) => followersCount },
  { name: 'relations_count', type: 'integer', of: ({ relationsCount }) => relationsCount },
  { name: 'offices_count', type: 'integer', of: ({ offices }) => offices.length },
  { name: 'is_premium', type: 'boolean', of: ({ isPremium }) => isPremium },
  { name: 'website', type: 'text', of: ({ website }) => website },
  { name: 'career_site_url', type: 'text', of: ({ careerSiteUrl }) => careerSiteUrl },
  { name: 'naukri_company_page_url', type: 'text', of: ({ naukriCompanyPageUrl }) => naukriCompanyPageUrl },
  { name: 'contact_number', type: 'text', of: ({ contactNumber }) => contactNumber },
  { name: 'email_id', type: 'text', of: ({ emailId }) => emailId },
  { name: 'social_links', type: 'jsonb', of: ({ socialLinks }) => JSON.stringify(socialLinks) },
];

/** The columns of offices. */
export const officeColumns: readonly Column<'company_location', Office & DemoOffice>[] = [
  { name: 'company_id', type: 'text', of: ({ companyId }) => companyId },
  { name: 'location', type: 'text', of: ({ city }) => city.urlName },
  { name: 'place', type: 'smallint', of: ({ place }) => place },
  { name: 'address', type: 'text', of: ({ address }) => address },
  { name: 'phone', type: 'text', of: ({ phone }) => phone },
  { name: 'employees', type: 'smallint', of: ({ employees }) => sizeOf(employees) },
  { name: 'teams', type: 'jsonb', of: ({ teams }) => JSON.stringify(teams) },
];
