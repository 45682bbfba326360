import { sql, type Transaction } from 'kysely';
import type { AdministeredCompany } from '#core/administration/administered-companies.ts';
import { companyFields, companyProblems, tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import { Failure } from '#core/failure.ts';
import { otherSaid, saidIn } from '#words/words.ts';
import { moveCareers, type CareerKeys } from '../careers/move-careers.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized, sanitizedFacts, sanitizedForm } from '../content/sanitized-text.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import type { Tables } from '../database/tables.ts';
import { randomId } from '../secrets/secrets.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { companyUrlFor, countCompanies, placesOf, type SanitizedCompany } from './company-rows.ts';

/** Runs one change at a time, so that the later of two claims to a name is refused. */
export async function writeCompanies(
  { administrator: scope }: Pick<PseudonymScope, 'administrator'>,
  change: (transaction: Transaction<Tables>, scope: PseudonymScope) => Promise<AdministeredCompany>,
): Promise<AdministeredCompany> {
  return retryDeadlock(() =>
    scope.db.transaction().execute(async (transaction) => {
      await holdLock(transaction, 'companies');
      const changed = await change(transaction, scope);
      await markStale(transaction, 'search', changed.companyId);
      await countCompanies(transaction);
      return changed;
    }),
  );
}

export function checkedCompany(form: CompanyForm): SanitizedCompany {
  const said = sanitizedForm(tidiedCompany(form), companyFields);
  const problems = Object.entries(companyProblems(form)).map(([field, message]) => ({ pointer: `/body/${field}`, message }));
  if (problems.length > 0)
    throw new Failure('invalid', 'A company needs a name and a line of work, and its website an address that anyone can open.', {
      code: 'RULE_BROKEN',
      problems,
    });
  return said;
}

export async function insertCompany(transaction: Transaction<Tables>, id: string, said: SanitizedCompany): Promise<void> {
  const urlName = await companyUrlFor(transaction, said.name);
  const { industry, headquarters } = await placesOf(transaction, said);
  const row = { id, url_name: urlName, name: said.name, website: said.website || null, industry, headquarters };
  await transaction.insertInto('company').values(row).execute();
  await placeCompany(transaction, id, headquarters);
  await transaction
    .insertInto('community')
    .values({ id: randomId(), type: 'company', url_name: urlName, ...communityFields(said) })
    .execute();
}

/** Writes a company whose rules were checked; a new name moves its URL. */
export async function writeCompany(transaction: Transaction<Tables>, secrets: CareerKeys, before: AdministeredCompany, said: SanitizedCompany): Promise<void> {
  const { companyId, version } = before;
  const urlName = before.name === said.name ? before.urlName : await companyUrlFor(transaction, said.name, companyId);
  const { industry, headquarters } = await placesOf(transaction, said);
  await transaction
    .updateTable('company')
    .set({ url_name: urlName, name: said.name, website: said.website || null, industry, headquarters, version: version + 1 })
    .where('id', '=', companyId)
    .execute();
  await placeCompany(transaction, companyId, headquarters);
  await transaction
    .updateTable('community')
    .set({ url_name: urlName, ...communityFields(said) })
    .where('type', '=', 'company')
    .where('url_name', '=', before.urlName)
    .execute();
  if (urlName !== before.urlName) await leadOn(transaction, companyId, before.urlName, urlName);
  if (before.name !== said.name) await moveCareers(transaction, secrets, { from: before.name, into: said.name });
}

async function leadOn(transaction: Transaction<Tables>, companyId: string, former: string, now: string): Promise<void> {
  await transaction.deleteFrom('former_company_url').where('url_name', '=', now).execute();
  await transaction.insertInto('former_company_url').values({ url_name: former, company_id: companyId }).execute();
}

/** Same fields as filled in at the start. */
export const communityFields = ({ name, industry }: SanitizedCompany) => ({
  name,
  category: industry,
  about: sanitized(saidIn('communities', 'en').company(name)),
  abouts: sanitizedFacts(otherSaid((language) => saidIn('communities', language).company(name))),
});

async function placeCompany(transaction: Transaction<Tables>, companyId: string, city: string | null): Promise<void> {
  if (city === null) return;
  await transaction
    .insertInto('company_location')
    .values({ company_id: companyId, location: city, place: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows: offices } = await sql`select 1 from company_location where company_id = ${companyId}`.execute(transaction);
  await sql`update company set offices_count = ${offices.length} where id = ${companyId}`.execute(transaction);
}
