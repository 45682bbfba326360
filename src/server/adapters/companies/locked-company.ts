import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { tidiedTyped, typedCompanyProblems, type AboutCompany, type TypedCompany } from '#core/typed-companies/typed-company.ts';
import { typedKey } from '#core/typed-companies/typed-key.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { existing, Failure } from '#core/failure.ts';
import { checked, sanitizedForm } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { companyAt, type FoundCompany } from './company-at.ts';

type In = Transaction<Tables>;

/** Locks the company of a contribution against merging and approval. */
export const lockedCompany = (transaction: In, about: AboutCompany): Promise<FoundCompany> =>
  typeof about === 'string' ? listed(transaction, about) : findTyped(transaction, about);

async function listed(transaction: In, urlName: string): Promise<FoundCompany> {
  const found = await companyAt(transaction, urlName);
  return (await isLocked(transaction, found.id)) ? found : listed(transaction, urlName);
}

async function isLocked(transaction: In, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from company where id = ${id} for key share`.execute(transaction);
  return rows.length > 0;
}

/** Derived from name and city, so that equal input means one company. */
const typedIdOf = ({ name, city }: TypedCompany): string =>
  createHash('sha256')
    .update(JSON.stringify([typedKey(name), typedKey(city)]))
    .digest('hex')
    .slice(0, 32);

/** Finds a listed or typed match or creates one. Refused names stay refused (NAME_UNFIT). */
async function findTyped(transaction: In, typed: TypedCompany): Promise<FoundCompany> {
  if (Object.keys(typedCompanyProblems(typed)).length > 0)
    throw new Failure('invalid', 'A company needs a name and a city, without links and numbers of phones.', { code: 'RULE_BROKEN' });
  const { name, city } = checked(sanitizedForm(tidiedTyped(typed), ['name', 'city']));
  const known = await listedAs(transaction, { name, city });
  if (known !== undefined) return listed(transaction, known);
  const id = typedIdOf({ name, city });
  await transaction
    .insertInto('typed_company')
    .values({ company_id: id, name, city, refusal: null, became: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = existing(await transaction.selectFrom('typed_company').selectAll().where('company_id', '=', id).forShare().executeTakeFirst());
  if (found.became !== null) return listed(transaction, await urlNameOf(transaction, found.became));
  if (found.refusal !== null) throw new Failure('invalid', 'This company was not let in.', { code: 'NAME_UNFIT' });
  return { id, urlName: id, name: found.name, industry: '' };
}

/** URL name of a listed namesake with an office there, or none known. */
async function listedAs(transaction: In, { name, city }: TypedCompany): Promise<string | undefined> {
  const { rows: namesakes } = await sql<{ readonly id: string; readonly urlName: string; readonly home: string | null }>`
    select id, company.url_name as "urlName", location.name as home from company left join location on location.url_name = headquarters
    where name_key = ${nameKey(name)}`.execute(transaction);
  if (namesakes.length === 0) return undefined;
  const { rows: offices } = await sql<{ readonly id: string; readonly city: string }>`select company_id as id, location.name as city
    from company_location join location on location.url_name = location where company_id = any(${namesakes.map(({ id }) => id)}::text[])`.execute(transaction);
  const citiesOf = (id: string, home: string | null) => [
    ...(home === null ? [] : [home]),
    ...offices.flatMap((office) => (office.id === id ? [office.city] : [])),
  ];
  const isThere = (cities: readonly string[]): boolean => cities.length === 0 || cities.some((each) => typedKey(each) === typedKey(city));
  return namesakes.find(({ id, home }) => isThere(citiesOf(id, home)))?.urlName;
}

const urlNameOf = async (transaction: In, id: string): Promise<string> =>
  existing(await transaction.selectFrom('company').select('url_name').where('id', '=', id).executeTakeFirst()).url_name;

/** Listed and waiting companies for their contributors, with any decision. */
export const contributedCompanies = sql`(select id, url_name, name, null::json as unlisted from company
  union all select company_id, company_id, name, json_build_object('refusal', refusal) from typed_company where became is null) as company`;

export const contributedCompany = sql`case when company.unlisted is null then json_build_object('urlName', company.url_name, 'name', company.name)
  else json_build_object('urlName', company.url_name, 'name', company.name, 'unlisted', company.unlisted) end`;
