import { sql, type Kysely } from 'kysely';
import { lookOfLine } from '#core/administration/form-line.ts';
import { nameForUrls } from '#core/administration/name-for-urls.ts';
import { bandNumber } from '#core/salaries/salary.ts';
import { PhraseIndex } from '#core/jobs/phrase-index.ts';
import { usualPay, type UsuallyPaid } from '#core/jobs/usual-pay.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';

export interface FeedLists {
  readonly companyNamed: (name: string) => FoundCompany | undefined;
  readonly designations: PhraseIndex;
  readonly cities: PhraseIndex;
  readonly skills: PhraseIndex;
  readonly skillNames: ReadonlyMap<number, string>;
  /** Usual pay for a designation across companies, from published figures. */
  readonly usualPay: (designation: number, job: UsuallyPaid<number>) => number | null;
}

export async function feedLists(db: Kysely<Tables>): Promise<FeedLists> {
  const skills = await named(db, 'skill');
  return {
    companyNamed: await companyNames(db),
    designations: new PhraseIndex(await named(db, 'designation')),
    cities: new PhraseIndex(await named(db, 'city')),
    skills: new PhraseIndex(skills),
    skillNames: new Map(skills.map(({ id, names: [name = ''] }) => [id, name])),
    usualPay: await usualPays(db),
  };
}

async function named(db: Kysely<Tables>, table: 'city' | 'designation' | 'skill') {
  const rows = await db.selectFrom(table).select(['id', 'name', 'short_names']).orderBy('id').execute();
  // All names come before all other names, so that no other name hides one.
  const own = rows.map(({ id, name }) => ({ id, names: [name] }));
  return [...own, ...rows.map(({ id, short_names: others }) => ({ id, names: others.split(' | ').filter(Boolean) }))].filter(({ names }) => names.length > 0);
}

async function companyNames(db: Kysely<Tables>): Promise<FeedLists['companyNamed']> {
  const now = await db.selectFrom('company').select(['id', 'url_name as urlName', 'name', 'industry']).execute();
  const former = await db.selectFrom('former_company_url').select(['company_id', 'url_name']).execute();
  const byId = new Map(now.map((company) => [company.id, company]));
  const byUrl = new Map([
    ...former.map((row) => [row.url_name, byId.get(row.company_id)] as const),
    ...now.map((company) => [company.urlName, company] as const),
  ]);
  const byLook = new Map(now.map((company) => [lookOfLine(company.name), company]));
  return (name) => byUrl.get(name) ?? byUrl.get(nameForUrls(name)) ?? byLook.get(lookOfLine(name));
}

async function usualPays(db: Kysely<Tables>): Promise<FeedLists['usualPay']> {
  const { rows } = await sql<{ readonly designation: number; readonly city: number; readonly band: number; readonly median: number }>`
    select designation_id as designation, city_id as city, band, median from market_pay
    where designation_id > 0 and city_class = '' and employment = '' and currency = 'INR' and people > 0`.execute(db);
  const figures = new Map(rows.map((row) => [`${row.designation} ${row.city} ${row.band}`, row]));
  return (designation, job) => usualPay(job, (city: number | null, band) => figures.get(`${designation} ${city ?? 0} ${bandNumber(band)}`))?.median ?? null;
}
