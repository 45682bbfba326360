import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import type { CompanyField, CompanyForm } from '#core/administration/company-form.ts';
import { lookOfLine } from '#core/administration/form-line.ts';
import { freeName, nameForUrls } from '#core/administration/name-for-urls.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { nearestName } from '#core/company-profiles/nearest-name.ts';
import { existing, Failure } from '#core/failure.ts';
import type { SanitizedForm, SanitizedText } from '../content/sanitized-text.ts';
import { waitingSum } from '../counts/counters.ts';
import type { Tables } from '../database/tables.ts';

export type SanitizedCompany = SanitizedForm<CompanyForm, CompanyField>;

export async function companiesIn(db: Kysely<Tables>, where: RawBuilder<unknown>, limit: number): Promise<readonly AdministeredCompany[]> {
  const { rows } =
    await sql<CompanyRow>`select company.id as "companyId", company.url_name as "urlName", '/images/' || company.logo_image_id as logo, company.version, company.name,
      coalesce(website, '') as website, coalesce(location.name, '') as city, industry.name as industry,
      community.id as "communityId", coalesce(community.posts_count, 0) as posts, coalesce(community.followers_count, 0) as followers
    from company join industry on industry.url_name = company.industry
    left join location on location.url_name = headquarters
    left join community on type = 'company' and community.url_name = company.url_name
    where ${where} order by company.name_key, company.id limit ${sql.lit(limit)}`.execute(db);
  const waiting = await waitingOf(
    db,
    rows.flatMap(({ communityId }) => communityId ?? []),
  );
  return rows.map(({ communityId, ...company }) => {
    const more = waiting.get(communityId ?? '');
    return { ...company, posts: Math.max(0, company.posts + (more?.posts ?? 0)), followers: Math.max(0, company.followers + (more?.followers ?? 0)) };
  });
}

interface CompanyRow extends AdministeredCompany {
  readonly communityId: string | null;
}

interface WaitingCounts {
  readonly thing: string;
  readonly posts: number;
  readonly followers: number;
}

async function waitingOf(db: Kysely<Tables>, communities: readonly string[]): Promise<ReadonlyMap<string, WaitingCounts>> {
  if (communities.length === 0) return new Map();
  const { rows } = await sql<WaitingCounts>`select thing, ${waitingSum('posts')} as posts, ${waitingSum('followers')} as followers from count_delta
    where thing = any(${communities}::text[]) group by thing`.execute(db);
  return new Map(rows.map((row) => [row.thing, row]));
}

export async function companyIn(db: Kysely<Tables>, id: string): Promise<AdministeredCompany> {
  const [found] = await companiesIn(db, sql`company.id = ${id}`, 1);
  return existing(found);
}

/** URL name never used by another company, though its own former ones are free. */
export async function companyUrlFor(transaction: Transaction<Tables>, name: string, ownId?: string): Promise<string> {
  const wanted = nameForUrls(name) || 'company';
  const { rows } = await sql<{ readonly url_name: string }>`
    select url_name from company where url_name like ${`${wanted}%`} and id is distinct from ${ownId ?? null}
    union select url_name from former_company_url where url_name like ${`${wanted}%`} and company_id is distinct from ${ownId ?? null}`.execute(transaction);
  return freeName(
    wanted,
    rows.map(({ url_name }) => url_name),
  );
}

/** Refuses equal or similar-looking names, which could not be told apart. */
export async function refuseTakenName(transaction: Transaction<Tables>, name: string, ownId?: string): Promise<void> {
  const known = await transaction.selectFrom('company').select(['id', 'name']).execute();
  const look = lookOfLine(name);
  if (known.some((company) => company.id !== ownId && lookOfLine(company.name) === look))
    throw new Failure('conflict', 'There is a company of this name already.', { code: 'NAME_TAKEN' });
}

/** Creates a missing industry or city. */
export async function placesOf(transaction: Transaction<Tables>, { industry, city }: SanitizedCompany) {
  return { industry: await industryNamed(transaction, industry), headquarters: city === '' ? null : await cityNamed(transaction, city) };
}

export const industryNamed = async (transaction: Transaction<Tables>, name: SanitizedText): Promise<string> => (await foundOrMade(transaction, name)).url;

interface FoundIndustry {
  readonly url: string;
  readonly isNew: boolean;
  /** Industry there was already, of which a new one may be a slip. */
  readonly nearest: string | null;
}

export async function foundOrMade(transaction: Transaction<Tables>, name: SanitizedText): Promise<FoundIndustry> {
  const known = await transaction.selectFrom('industry').selectAll().execute();
  const found = known.find((industry) => nameKey(industry.name) === nameKey(name));
  if (found) return { url: found.url_name, isNew: false, nearest: null };
  const taken = known.map(({ url_name }) => url_name);
  const url = freeName(nameForUrls(name) || 'industry', taken);
  await transaction.insertInto('industry').values({ url_name: url, name }).execute();
  const names = known.map((industry) => industry.name);
  return { url, isNew: true, nearest: nearestName(name, names) };
}

export async function cityNamed(transaction: Transaction<Tables>, name: SanitizedText): Promise<string> {
  const known = await transaction.selectFrom('location').select(['url_name', 'name']).execute();
  const found = known.find((city) => nameKey(city.name) === nameKey(name));
  if (found) return found.url_name;
  const listed = await transaction
    .selectFrom('city')
    .select('state')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  const taken = known.map(({ url_name }) => url_name);
  const url = freeName(nameForUrls(name) || 'city', taken);
  await transaction
    .insertInto('location')
    .values({ url_name: url, name, state: listed?.state ?? '' })
    .execute();
  return url;
}

export async function countCompanies(transaction: Transaction<Tables>): Promise<void> {
  const { rows: industries } = await sql<CompaniesIn>`select industry as url, count(*)::integer as count from company group by 1`.execute(transaction);
  const { rows: places } = await sql<CompaniesIn>`select location as url, count(*)::integer as count from company_location group by 1`.execute(transaction);
  await setCounts(transaction, 'industry', industries);
  await setCounts(transaction, 'location', places);
}

interface CompaniesIn {
  readonly url: string;
  readonly count: number;
}

const setCounts = (transaction: Transaction<Tables>, table: 'industry' | 'location', counted: readonly CompaniesIn[]) =>
  sql`update ${sql.table(table)} as own set companies_count = found.count from (
      select known.url_name, coalesce(counted.count, 0) as count from ${sql.table(table)} as known
        left join jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (url text, count integer) on counted.url = known.url_name) as found
    where found.url_name = own.url_name and own.companies_count <> found.count`.execute(transaction);
