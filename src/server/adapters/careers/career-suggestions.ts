import { sql, type Kysely } from 'kysely';
import type { CareerSuggestions } from '#core/careers/career.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import type { CareerRow } from './career-row.ts';
import type { Tables } from '../database/tables.ts';

const most = 6;

const nothing: CareerSuggestions = { companies: [], colleges: [], jobProfiles: [], locations: [], departmentId: null, industryId: null };

/** Most usual answers for the employer, department or college. */
export async function suggestionsFor(db: Kysely<Tables>, type: CareerType, row: CareerRow | undefined): Promise<CareerSuggestions> {
  if (type === 'student') return { ...nothing, colleges: await namesOf(db, sql`select name from college order by id limit ${most}`) };
  const nameKey = row?.workplaceKey?.replace(/^company:/, '') ?? null;
  const company = nameKey === null ? undefined : await db.selectFrom('company').select(['id', 'industry']).where('name_key', '=', nameKey).executeTakeFirst();
  const industry = company && (await db.selectFrom('industry').select('id').where('url_name', '=', company.industry).executeTakeFirst());
  const departmentId = row?.department_id ?? null;
  const offices = company
    ? sql`select location.name from company_location join location on location.url_name = company_location.location where company_id = ${company.id} order by place limit ${most}`
    : sql`select name from location order by companies_count desc, name limit ${most}`;
  const [companies, jobProfiles, locations] = await Promise.all([
    namesOf(db, sql`select name from company order by followers_count desc, id limit ${most}`),
    namesOf(db, sql`select name from designation where ${departmentId}::int is null or department_id = ${departmentId} order by id limit ${most}`),
    namesOf(db, offices),
  ]);
  return { companies, colleges: [], jobProfiles, locations, departmentId, industryId: industry?.id ?? row?.industry_id ?? null };
}

async function namesOf(db: Kysely<Tables>, query: ReturnType<typeof sql>): Promise<readonly string[]> {
  const { rows } = await (query as ReturnType<typeof sql<{ name: string }>>).execute(db);
  return rows.map(({ name }) => name);
}
