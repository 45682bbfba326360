import { sql, type Kysely } from 'kysely';
import { countCompanies } from '#server/adapters/administration/company-rows.ts';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import { sizeCodeOf } from '#server/adapters/companies/size-code.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { slugOf, type KnownCompany } from './companies.ts';

/** Too large to inline, so that a picture shows by its URL. */
const largeBytes = 3_000;

export async function keepInTables(db: Kysely<Tables>, companies: readonly KnownCompany[]): Promise<void> {
  const offices = companies.flatMap(({ companyId, locations }) => locations.map((city, place) => ({ company_id: companyId, location: slugOf(city), place })));
  await fill(db, 'image', picturesOf(companies));
  await fill(db, 'industry', named(companies.flatMap(({ industry, secondaryIndustry }) => [industry, secondaryIndustry])));
  await fill(
    db,
    'location',
    named(companies.flatMap(({ headquarters, locations }) => [headquarters, ...locations])).map((city) => ({ ...city, state: 'Somewhere' })),
  );
  await fill(
    db,
    'size_bucket',
    sizeBuckets.map((bucket) => ({ size: sizeCodeOf(bucket) })),
  );
  await fill(db, 'company', companies.map(rowOf));
  await fill(db, 'company_location', offices);
  await db.transaction().execute(countCompanies);
  await sql`update size_bucket set companies_count = (select count(*) from company where company.indian_size = size_bucket.size)`.execute(db);
}

/** Inserts rows with defaults for missing columns, skipping those that every world has. */
async function fill(db: Kysely<Tables>, table: keyof Tables, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  if (columns.length === 0) return;
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) on conflict do nothing`.execute(
    db,
  );
}

const named = (names: readonly (string | null)[]) => [...new Set(names.filter((name) => name !== null))].map((name) => ({ url_name: slugOf(name), name }));

const idOf = (picture: string | null): string | null => picture?.replace('/images/', '') ?? null;

const picturesOf = (companies: readonly KnownCompany[]) =>
  [...new Set(companies.flatMap(({ logo, coverPhoto }) => [idOf(logo), idOf(coverPhoto)]))]
    .filter((id) => id !== null)
    .map((id) => ({ id, content_type: 'image/png', bytes: `\\x${'00'.repeat(largeBytes)}` }));

const codeOf = (bucket: KnownCompany['indianEmployeeCount']): number | null => (bucket === null ? null : sizeCodeOf(bucket));

const rowOf = (company: KnownCompany) => ({
  id: company.companyId,
  url_name: company.urlName,
  name: company.name,
  about: company.about,
  logo_image_id: idOf(company.logo),
  cover_image_id: idOf(company.coverPhoto),
  industry: slugOf(company.industry),
  secondary_industry: company.secondaryIndustry === null ? null : slugOf(company.secondaryIndustry),
  headquarters: company.headquarters === null ? null : slugOf(company.headquarters),
  founded_year: company.foundedYear,
  indian_size: codeOf(company.indianEmployeeCount),
  global_size: codeOf(company.globalEmployeeCount),
  rating_tenths: company.rating === null ? null : Math.round(company.rating * 10),
  reviews_count: company.reviewsCount,
  followers_count: company.followersCount,
  photos_count: company.photosCount,
  relations_count: company.relationsCount,
  offices_count: company.locations.length,
  is_premium: company.isPremium,
  website: company.website,
  career_site_url: company.careerSiteUrl,
  naukri_company_page_url: company.naukriCompanyPageUrl,
  contact_number: company.contactNumber,
  email_id: company.emailId,
  social_links: company.socialLinks,
  award: company.award,
});
