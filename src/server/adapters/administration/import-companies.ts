import { sql, type Kysely, type Transaction } from 'kysely';
import type { FieldChange } from '#core/administration/administrator-log.ts';
import { companyFields } from '#core/administration/company-form.ts';
import type { ImportedCompany, ImportProblem, ImportRow } from '#core/company-profiles/company-import.ts';
import { lookOfLine } from '#core/administration/form-line.ts';
import { nameForUrls } from '#core/administration/name-for-urls.ts';
import type { SocialLink } from '#core/companies/company.ts';
import type { SizeBucket } from '#core/companies/size-bucket.ts';
import { dayOf } from '#core/figures/ago.ts';
import { sizeCodeOf, sizeOfCode } from '../companies/size-code.ts';
import { sanitized, sanitizedForm, sanitizedLine } from '../content/sanitized-text.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { perhapsDry } from '../database/perhaps-dry.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { countCompanies } from './company-rows.ts';
import { countSizes, fillSizes } from './company-sizes.ts';
import { placeOffices, PlaceNames } from './import-places.ts';
import { logActionOf, type Actor } from './log-action.ts';
import { noteFacts } from './note-facts.ts';
import { communityFields } from './write-companies.ts';

type Verdict =
  | { readonly is: 'added' | 'unchanged' }
  | { readonly is: 'changed'; readonly fields: readonly string[] }
  | { readonly is: 'refused'; readonly problems: readonly ImportProblem[] };

export type ImportOutcome = Verdict & { readonly line: number; readonly name: string; readonly newIndustries?: readonly string[] };

/** Imports all rows at once and idempotently. A dry run reports the same and saves nothing. */
export async function importCompanies(db: Kysely<Tables>, rows: readonly ImportRow[], actor: Actor, isDryRun = false): Promise<readonly ImportOutcome[]> {
  return perhapsDry(db, isDryRun, async (transaction) => {
    const outcomes: ImportOutcome[] = [];
    await holdLock(transaction, 'companies');
    await fillSizes(transaction);
    const known = await knownCompanies(transaction);
    for (const row of rows) {
      const verdict = await written(transaction, row, known, actor);
      const newIndustries = known.places.newIndustries.splice(0);
      outcomes.push({ line: row.line, name: row.company.name, ...verdict, ...(newIndustries.length > 0 && { newIndustries }) });
    }
    await countCompanies(transaction);
    await countSizes(transaction);
    return outcomes;
  });
}

interface Facts {
  readonly website: string | null;
  readonly headquarters: string | null;
  readonly industry: string;
  readonly secondary_industry: string | null;
  readonly about: string | null;
  readonly founded_year: number | null;
  readonly indian_size: number | null;
  readonly global_size: number | null;
  readonly career_site_url: string | null;
  readonly contact_number: string | null;
  readonly email_id: string | null;
  readonly social_links: readonly SocialLink[];
}

interface Stored extends Facts {
  readonly id: string;
  readonly offices: readonly string[];
}

const nothing: Facts = {
  website: null,
  headquarters: null,
  industry: '',
  secondary_industry: null,
  about: null,
  founded_year: null,
  indian_size: null,
  global_size: null,
  career_site_url: null,
  contact_number: null,
  email_id: null,
  social_links: [],
};

/** Existing companies, read once because files are large. */
interface Known {
  readonly byId: ReadonlyMap<string, Stored>;
  /** Includes former URL names. */
  readonly byUrl: ReadonlyMap<string, string>;
  readonly byLook: Map<string, string>;
  readonly places: PlaceNames;
}

async function knownCompanies(transaction: Transaction<Tables>): Promise<Known> {
  const now = await transaction.selectFrom('company').selectAll().execute();
  const former = await transaction.selectFrom('former_company_url').select(['company_id', 'url_name']).execute();
  const offices = new Map<string, string[]>();
  for (const { company_id: id, location } of await transaction.selectFrom('company_location').selectAll().orderBy('place').orderBy('location').execute())
    offices.set(id, [...(offices.get(id) ?? []), location]);
  return {
    byId: new Map(now.map((row) => [row.id, { ...row, offices: offices.get(row.id) ?? [] }])),
    byUrl: new Map([...former.map((row) => [row.url_name, row.company_id] as const), ...now.map((row) => [row.url_name, row.id] as const)]),
    byLook: new Map(now.map(({ name }) => [lookOfLine(name), name])),
    places: new PlaceNames(transaction),
  };
}

const refused = (field: string, because: string): Verdict => ({ is: 'refused', problems: [{ field, because }] });

async function written(transaction: Transaction<Tables>, { company, problems }: ImportRow, known: Known, actor: Actor): Promise<Verdict> {
  if (problems.length > 0) return { is: 'refused', problems };
  const stored = known.byId.get(known.byUrl.get(nameForUrls(company.name)) ?? '');
  if (stored) return change(transaction, stored, company, known.places, actor);
  const alike = known.byLook.get(lookOfLine(company.name));
  if (alike !== undefined) return refused('name', `it looks like ${alike}, which exists already`);
  if (company.industry === '') return refused('industry', 'a new company needs one');
  await add(transaction, company, known.places, actor);
  known.byLook.set(lookOfLine(company.name), company.name);
  return { is: 'added' };
}

async function add(transaction: Transaction<Tables>, company: ImportedCompany, places: PlaceNames, actor: Actor): Promise<void> {
  const [id, urlName, said] = [randomId(), nameForUrls(company.name), sanitizedForm(company, companyFields)];
  const { next, offices } = await factsOf(company, { ...nothing, id, offices: [] }, places);
  await transaction
    .insertInto('company')
    .values({ id, url_name: urlName, name: said.name, ...columnsOf(next) })
    .execute();
  await transaction
    .insertInto('community')
    .values({ id: randomId(), type: 'company', url_name: urlName, ...communityFields(said) })
    .execute();
  await placeOffices(transaction, id, offices);
  await logActionOf(transaction, actor, { action: 'company-added', subject: company.name });
}

async function change(transaction: Transaction<Tables>, stored: Stored, company: ImportedCompany, places: PlaceNames, actor: Actor): Promise<Verdict> {
  const { id } = stored;
  const { next, offices } = await factsOf(company, stored, places);
  const changes = differing(
    { ...stored, social_links: shown(stored.social_links), locations: stored.offices.join('; ') },
    { ...next, social_links: shown(next.social_links), locations: offices.join('; ') },
  );
  if (changes.length === 0) return { is: 'unchanged' };
  await noteFacts(transaction, { companyId: id, source: 'list', today: dayOf(actor.now) }, async () => {
    await transaction.updateTable('company').set(columnsOf(next)).where('id', '=', id).execute();
    await sql`update company set version = version + 1 where id = ${id}`.execute(transaction);
    if (changes.some(({ field }) => field === 'locations')) await placeOffices(transaction, id, offices);
  });
  if (changes.some(({ field }) => field === 'industry'))
    await sql`update community set category = (select industry.name from company join industry on industry.url_name = company.industry where company.id = ${id})
      where type = 'company' and url_name = (select url_name from company where id = ${id})`.execute(transaction);
  await logActionOf(transaction, actor, { action: 'company-changed', subject: company.name, changes });
  return { is: 'changed', fields: changes.map(({ field }) => field) };
}

const columnsOf = ({ website, social_links: links, ...facts }: Facts) => ({
  ...facts,
  website: website === null ? null : sanitizedLine(website),
  social_links: JSON.stringify(links),
});

/** Keeps existing values where the file is empty. */
async function factsOf(company: ImportedCompany, stored: Stored, places: PlaceNames): Promise<{ readonly next: Facts; readonly offices: readonly string[] }> {
  const cities: string[] = [];
  for (const city of company.locations) cities.push(await places.city(city));
  const headquarters = company.city === '' ? (stored.headquarters ?? cities[0] ?? null) : await places.city(company.city);
  const next: Facts = {
    website: company.website || stored.website,
    headquarters,
    industry: company.industry === '' ? stored.industry : await places.industry(company.industry),
    secondary_industry: company.secondaryIndustry === '' ? stored.secondary_industry : await places.industry(company.secondaryIndustry),
    about: sanitized(company.about) || stored.about,
    founded_year: company.foundedYear ?? stored.founded_year,
    indian_size: sizeOf(company.indianSizes, stored.indian_size),
    global_size: sizeOf(company.globalSizes, stored.global_size),
    career_site_url: company.careerSiteUrl || stored.career_site_url,
    contact_number: company.contactNumber || stored.contact_number,
    email_id: company.emailId || stored.email_id,
    social_links: linksOf(stored.social_links, company.socialLinks),
  };
  return { next, offices: [...new Set([...(headquarters === null ? [] : [headquarters]), ...(cities.length > 0 ? cities : stored.offices)])] };
}

/** Limit for log entries, which are no archive. */
const longestLogged = 200;

const differing = (before: Readonly<Record<string, unknown>>, next: Readonly<Record<string, string | number | null>>): readonly FieldChange[] =>
  Object.entries(next)
    .filter(([field, value]) => before[field] !== value)
    .map(([field, value]) => ({ field: fieldOf[field] ?? field, before: logged(before[field], field), after: logged(value, field) }));

function logged(value: unknown, field: string): string {
  if (value === null || value === undefined) return '';
  const said = field.endsWith('_size') && typeof value === 'number' ? sizeOfCode(value) : value;
  return String(said).slice(0, longestLogged);
}

const fieldOf: Readonly<Record<string, string>> = {
  headquarters: 'city',
  secondary_industry: 'secondaryIndustry',
  founded_year: 'foundedYear',
  indian_size: 'indianEmployeeCount',
  global_size: 'globalEmployeeCount',
  career_site_url: 'careerSiteUrl',
  contact_number: 'contactNumber',
  email_id: 'emailId',
  social_links: 'social links',
};

/** Keeps a size the label allows, else takes the smallest (D-04). */
function sizeOf(said: readonly SizeBucket[], before: number | null): number | null {
  const codes = said.map(sizeCodeOf);
  return before !== null && codes.includes(before) ? before : (codes[0] ?? before);
}

const shown = (links: readonly SocialLink[]): string => links.map(({ network, url }) => `${network} ${url}`).join('; ');

const linksOf = (before: readonly SocialLink[], said: readonly SocialLink[]): readonly SocialLink[] => [
  ...before.map((link) => said.find(({ network }) => network === link.network) ?? link),
  ...said.filter(({ network }) => !before.some((link) => link.network === network)),
];
