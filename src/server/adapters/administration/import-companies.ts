import { sql, type Kysely, type Transaction } from 'kysely';
import type { FieldChange } from '#core/administration/administrator-log.ts';
import { companyFields } from '#core/administration/company-form.ts';
import type { ImportedCompany, ImportProblem, ImportRow } from '#core/administration/company-import.ts';
import { lookOfLine } from '#core/administration/form-line.ts';
import { nameForUrls } from '#core/administration/name-for-urls.ts';
import type { SocialLink } from '#core/companies/company.ts';
import type { SizeBucket } from '#core/companies/size-bucket.ts';
import { sizeCodeOf } from '../companies/size-code.ts';
import { sanitized, sanitizedForm, sanitizedLine } from '../content/sanitized-text.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import { cityNamed, countCompanies, industryNamed } from './company-rows.ts';
import { logActionOf, type Actor } from './log-action.ts';
import { communityFields } from './sql-administered-companies.ts';

/** What became of a line: the fields that it changed, or what is wrong with it. */
type Verdict =
  | { readonly is: 'added' | 'unchanged' }
  | { readonly is: 'changed'; readonly fields: readonly string[] }
  | { readonly is: 'refused'; readonly problems: readonly ImportProblem[] };

/** The outcome of one line. */
export type ImportOutcome = Verdict & { readonly line: number; readonly name: string };

/** Thrown at the end of a dry run, so that nothing of it stays. */
class NothingStays extends Error {}

/** Writes the companies of a file, all at once; a dry run finds out the same and leaves nothing. Done twice, it changes nothing. */
export async function importCompanies(db: Kysely<Tables>, rows: readonly ImportRow[], actor: Actor, isDryRun = false): Promise<readonly ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  const running = db.transaction().execute(async (transaction) => {
    await holdLock(transaction, 'companies');
    const known = await knownCompanies(transaction);
    for (const row of rows) outcomes.push({ line: row.line, name: row.company.name, ...(await written(transaction, row, known, actor)) });
    await countCompanies(transaction);
    if (isDryRun) throw new NothingStays();
  });
  await running.catch((error: unknown) => {
    if (!(error instanceof NothingStays)) throw error;
  });
  return outcomes;
}

interface Known {
  /** The id of a company by its name in URLs, also by one that it had before. */
  readonly byUrl: Map<string, string>;
  /** The name of a company by its look. */
  readonly byLook: Map<string, string>;
}

async function knownCompanies(transaction: Transaction<Tables>): Promise<Known> {
  const now = await transaction.selectFrom('company').select(['id', 'url_name', 'name']).execute();
  const former = await transaction.selectFrom('former_company_url').select(['company_id', 'url_name']).execute();
  return {
    byUrl: new Map([...former.map((row) => [row.url_name, row.company_id] as const), ...now.map((row) => [row.url_name, row.id] as const)]),
    byLook: new Map(now.map(({ name }) => [lookOfLine(name), name])),
  };
}

const refused = (field: string, because: string): Verdict => ({ is: 'refused', problems: [{ field, because }] });

async function written(transaction: Transaction<Tables>, { company, problems }: ImportRow, known: Known, actor: Actor): Promise<Verdict> {
  if (problems.length > 0) return { is: 'refused', problems };
  const urlName = nameForUrls(company.name);
  const id = known.byUrl.get(urlName);
  if (id !== undefined) return change(transaction, id, company, actor);
  const alike = known.byLook.get(lookOfLine(company.name));
  if (alike !== undefined) return refused('name', `it looks like ${alike}, which is there already`);
  if (company.industry === '') return refused('industry', 'a company that is new needs one');
  const added = await add(transaction, urlName, company, actor);
  known.byUrl.set(urlName, added);
  known.byLook.set(lookOfLine(company.name), company.name);
  return { is: 'added' };
}

async function add(transaction: Transaction<Tables>, urlName: string, company: ImportedCompany, actor: Actor): Promise<string> {
  const said = sanitizedForm(company, companyFields);
  const [id, industry] = [randomId(), await industryNamed(transaction, said.industry)];
  await transaction.insertInto('company').values({ id, url_name: urlName, name: said.name, industry }).execute();
  await transaction
    .insertInto('community')
    .values({ id: randomId(), type: 'company', url_name: urlName, ...communityFields(said) })
    .execute();
  await writeFacts(transaction, id, company);
  await logActionOf(transaction, actor, { action: 'company-added', subject: company.name });
  return id;
}

async function change(transaction: Transaction<Tables>, id: string, company: ImportedCompany, actor: Actor): Promise<Verdict> {
  const changes = await writeFacts(transaction, id, company);
  if (changes.length === 0) return { is: 'unchanged' };
  await sql`update company set version = version + 1 where id = ${id}`.execute(transaction);
  if (changes.some(({ field }) => field === 'industry'))
    await sql`update community set category = (select industry.name from company join industry on industry.url_name = company.industry where company.id = ${id})
      where type = 'company' and url_name = (select url_name from company where id = ${id})`.execute(transaction);
  await logActionOf(transaction, actor, { action: 'company-changed', subject: company.name, changes });
  return { is: 'changed', fields: changes.map(({ field }) => field) };
}

/** Writes what a file says of a company beside its name, and answers what was other before. */
async function writeFacts(transaction: Transaction<Tables>, id: string, company: ImportedCompany): Promise<readonly FieldChange[]> {
  const before = await transaction.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const offices = await officesOf(transaction, id);
  const website = company.website || before.website;
  const text = (said: string, held: string | null): string | null => (said === '' ? held : said);
  const cities: string[] = [];
  for (const city of company.locations) cities.push(await cityNamed(transaction, sanitizedLine(city)));
  const headquarters = company.city === '' ? (before.headquarters ?? cities[0] ?? null) : await cityNamed(transaction, sanitizedLine(company.city));
  const next = {
    website: website === null ? null : sanitizedLine(website),
    headquarters,
    industry: company.industry === '' ? before.industry : await industryNamed(transaction, sanitizedLine(company.industry)),
    secondary_industry:
      company.secondaryIndustry === '' ? before.secondary_industry : await industryNamed(transaction, sanitizedLine(company.secondaryIndustry)),
    about: text(sanitized(company.about), before.about),
    founded_year: company.foundedYear ?? before.founded_year,
    indian_size: sizeOf(company.indianSizes, before.indian_size),
    global_size: sizeOf(company.globalSizes, before.global_size),
    career_site_url: text(company.careerSiteUrl, before.career_site_url),
    contact_number: text(company.contactNumber, before.contact_number),
    email_id: text(company.emailId, before.email_id),
  };
  const links = linksOf(before.social_links, company.socialLinks);
  const places = [...new Set([...(headquarters === null ? [] : [headquarters]), ...(cities.length > 0 ? cities : offices)])];
  const changes = differing(
    { ...before, social_links: shown(before.social_links), locations: offices.join('; ') },
    { ...next, social_links: shown(links), locations: places.join('; ') },
  );
  if (changes.length === 0) return [];
  await transaction
    .updateTable('company')
    .set({ ...next, social_links: JSON.stringify(links) })
    .where('id', '=', id)
    .execute();
  if (changes.some(({ field }) => field === 'locations')) await placeOffices(transaction, id, places);
  return changes.map((each) => ({ ...each, field: fieldOf[each.field] ?? each.field }));
}

/** The longest text of a change in the log, which says what was done and is no archive. */
const longestLogged = 200;

const differing = (before: Readonly<Record<string, unknown>>, next: Readonly<Record<string, string | number | null>>): readonly FieldChange[] =>
  Object.entries(next)
    .filter(([field, value]) => before[field] !== value)
    .map(([field, value]) => ({ field, before: logged(before[field]), after: logged(value) }));

const logged = (value: unknown): string => (value === null || value === undefined ? '' : String(value).slice(0, longestLogged));

/** The fields of a file whose columns go by another name. */
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

/** A size that is one of those that a label may mean stays; otherwise it is the smallest of them (D-04). */
function sizeOf(said: readonly SizeBucket[], before: number | null): number | null {
  const codes = said.map(sizeCodeOf);
  return before !== null && codes.includes(before) ? before : (codes[0] ?? before);
}

const shown = (links: readonly SocialLink[]): string => links.map(({ network, url }) => `${network} ${url}`).join('; ');

const linksOf = (before: readonly SocialLink[], said: readonly SocialLink[]): readonly SocialLink[] => [
  ...before.map((link) => said.find(({ network }) => network === link.network) ?? link),
  ...said.filter(({ network }) => !before.some((link) => link.network === network)),
];

async function officesOf(transaction: Transaction<Tables>, id: string): Promise<readonly string[]> {
  const rows = await transaction.selectFrom('company_location').select('location').where('company_id', '=', id).orderBy('place').orderBy('location').execute();
  return rows.map(({ location }) => location);
}

/** The offices of a company in their order; one that is not named any more goes, and one that stays keeps what else is known of it. */
async function placeOffices(transaction: Transaction<Tables>, id: string, places: readonly string[]): Promise<void> {
  await sql`delete from company_location where company_id = ${id} and not location = any(${places}::text[])`.execute(transaction);
  await sql`insert into company_location (company_id, location, place) select ${id}, location, place - 1 from unnest(${places}::text[]) with ordinality as said (location, place)
    on conflict (company_id, location) do update set place = excluded.place`.execute(transaction);
  await sql`update company set offices_count = ${places.length} where id = ${id}`.execute(transaction);
}
