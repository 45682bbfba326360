import { sizeBuckets, type SizeBucket } from '#core/companies/size-bucket.ts';
import type { Column } from '../bulk-insert.ts';
import type { DemoCity } from './demo-cities.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';
import type { DemoDrawing } from '../media/picture.ts';

/** Office of a company, where place 0 is the head office. */
export interface Office {
  readonly companyId: string;
  readonly city: DemoCity;
  readonly place: number;
}

export interface DemoOffice {
  readonly address: string | null;
  readonly phone: string | null;
  readonly employees: SizeBucket | null;
  readonly teams: readonly string[];
}

const sizeOf = (bucket: SizeBucket | null): number | null => (bucket ? sizeBuckets.indexOf(bucket) : null);

export const pictureColumns: readonly Column<'image', DemoDrawing>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'content_type', of: ({ contentType }) => contentType },
  { name: 'bytes', of: ({ svg }) => Buffer.from(svg, 'utf8') },
];

export const industryColumns: readonly Column<'industry', DemoIndustry>[] = [
  { name: 'url_name', of: ({ urlName }) => urlName },
  { name: 'name', of: ({ name }) => name },
];

export const cityColumns: readonly Column<'location', DemoCity>[] = [
  { name: 'url_name', of: ({ urlName }) => urlName },
  { name: 'name', of: ({ name }) => name },
  { name: 'state', of: ({ state }) => state },
];

export const sizeColumns: readonly Column<'size_bucket', SizeBucket>[] = [{ name: 'size', of: sizeOf }];

export const companyColumns: readonly Column<'company', DemoCompany>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'url_name', of: ({ urlName }) => urlName },
  { name: 'name', of: ({ name }) => name },
  { name: 'about', of: ({ about }) => about },
  { name: 'logo_image_id', of: ({ logo }) => logo },
  { name: 'cover_image_id', of: ({ cover }) => cover },
  { name: 'industry', of: ({ industry }) => industry.urlName },
  { name: 'secondary_industry', of: ({ secondaryIndustry }) => secondaryIndustry?.urlName ?? null },
  { name: 'headquarters', of: ({ offices }) => offices[0]?.urlName ?? null },
  { name: 'founded_year', of: ({ foundedYear }) => foundedYear },
  { name: 'indian_size', of: ({ indianSize }) => sizeOf(indianSize) },
  { name: 'global_size', of: ({ globalSize }) => sizeOf(globalSize) },
  { name: 'rating_tenths', of: ({ rating }) => (rating === null ? null : Math.round(rating * 10)) },
  { name: 'reviews_count', of: ({ reviewsCount }) => reviewsCount },
  { name: 'followers_count', of: ({ followersCount }) => followersCount },
  { name: 'relations_count', of: ({ relationsCount }) => relationsCount },
  { name: 'offices_count', of: ({ offices }) => offices.length },
  { name: 'is_premium', of: ({ isPremium }) => isPremium },
  { name: 'website', of: ({ website }) => website },
  { name: 'career_site_url', of: ({ careerSiteUrl }) => careerSiteUrl },
  { name: 'naukri_company_page_url', of: ({ naukriCompanyPageUrl }) => naukriCompanyPageUrl },
  { name: 'contact_number', of: ({ contactNumber }) => contactNumber },
  { name: 'email_id', of: ({ emailId }) => emailId },
  { name: 'social_links', of: ({ socialLinks }) => JSON.stringify(socialLinks) },
];

export const officeColumns: readonly Column<'company_location', Office & DemoOffice>[] = [
  { name: 'company_id', of: ({ companyId }) => companyId },
  { name: 'location', of: ({ city }) => city.urlName },
  { name: 'place', of: ({ place }) => place },
  { name: 'address', of: ({ address }) => address },
  { name: 'phone', of: ({ phone }) => phone },
  { name: 'employees', of: ({ employees }) => sizeOf(employees) },
  { name: 'teams', of: ({ teams }) => JSON.stringify(teams) },
];
