import { sql, type Kysely, type Transaction } from 'kysely';
import { nameKey } from '#core/companies/name-key.ts';
import { Failure } from '#core/failure.ts';
import { moveCommunity } from '../communities/move-community.ts';
import { sanitizedLine } from '../content/sanitized-text.ts';
import { counters } from '../counts/counters.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { perhapsDry } from '../database/perhaps-dry.ts';
import type { Tables } from '../database/tables.ts';
import { industries } from '../reference-lists/known-lists.ts';
import { industrySearchSource } from '../reference-lists/reference-search-sources.ts';
import { refreshEntries } from '../search-index/refresh-entries.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { countCompanies } from './company-rows.ts';
import { logActionOf, type Actor } from './log-action.ts';

export interface CountedIndustry {
  readonly urlName: string;
  readonly name: string;
  readonly companies: number;
  readonly secondOf: number;
  /** True for a shipped industry, restored at each start. */
  readonly isShipped: boolean;
}

export interface MergedIndustries {
  readonly from: CountedIndustry;
  readonly into: CountedIndustry;
}

const shippedKeys = new Set(industries.map(({ name }) => nameKey(name)));

export async function countedIndustries(db: Kysely<Tables>): Promise<readonly CountedIndustry[]> {
  const { rows } = await sql<Omit<CountedIndustry, 'isShipped'>>`select named.url_name as "urlName", named.name,
      (select count(*)::integer from company where company.industry = named.url_name) as companies,
      (select count(*)::integer from company where secondary_industry = named.url_name) as "secondOf"
    from industry as named order by named.name, named.url_name`.execute(db);
  return rows.map((row) => ({ ...row, isShipped: shippedKeys.has(nameKey(row.name)) }));
}

/** Moves companies and their content, then deletes the industry. Job counts refresh within the hour. */
export async function mergeIndustry(
  db: Kysely<Tables>,
  named: { readonly from: string; readonly into: string },
  actor: Actor,
  isDryRun = false,
): Promise<MergedIndustries> {
  const merged = await perhapsDry(db, isDryRun, async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await holdLock(transaction, 'companies');
    const known = await countedIndustries(transaction);
    const [from, into] = [industryCalled(known, named.from), industryCalled(known, named.into)];
    if (from === into) throw new Failure('invalid', `${from.name} is one industry. Name two.`);
    if (from.isShipped)
      throw new Failure('invalid', `${from.name} came with the product, and the next start would bring it back. Merge the other one into it, or leave both.`);
    await moveCompanies(transaction, { from, into }, actor);
    await sql`update review set industry = ${into.urlName} where industry = ${from.urlName}`.execute(transaction);
    await sql`update job set industry = ${into.urlName} where industry = ${from.urlName}`.execute(transaction);
    await moveTalk(transaction, { from, into });
    await countCompanies(transaction);
    await transaction.deleteFrom('industry').where('url_name', '=', from.urlName).execute();
    return { from, into };
  });
  if (!isDryRun) await refreshEntries(db, industrySearchSource);
  return merged;
}

function industryCalled(known: readonly CountedIndustry[], name: string): CountedIndustry {
  const found = known.find((each) => nameKey(each.name) === nameKey(name.trim())) ?? known.find(({ urlName }) => urlName === name);
  if (!found) throw new Failure('missing', `There is no industry ${name}.`);
  return found;
}

/** Changes each company as an administrator would, with log entries and refusal of open forms. */
async function moveCompanies(transaction: Transaction<Tables>, { from, into }: MergedIndustries, actor: Actor): Promise<void> {
  const theirs = await transaction
    .selectFrom('company')
    .select(['id', 'name', 'industry'])
    .where(({ eb, or }) => or([eb('industry', '=', from.urlName), eb('secondary_industry', '=', from.urlName)]))
    .orderBy('name_key')
    .execute();
  await sql`update company set industry = ${into.urlName}, version = version + 1 where industry = ${from.urlName}`.execute(transaction);
  await sql`update company set secondary_industry = ${into.urlName} where secondary_industry = ${from.urlName}`.execute(transaction);
  // None has the same one twice.
  await sql`update company set secondary_industry = null where secondary_industry = ${into.urlName} and industry = ${into.urlName}`.execute(transaction);
  await transaction
    .updateTable('community')
    .set({ category: sanitizedLine(into.name) })
    .where('type', '=', 'company')
    .where('category', '=', sanitizedLine(from.name))
    .execute();
  for (const { id, name, industry } of theirs) {
    const field = industry === from.urlName ? 'industry' : 'secondaryIndustry';
    await markStale(transaction, 'search', id);
    await logActionOf(transaction, actor, { action: 'company-changed', subject: name, changes: [{ field, before: from.name, after: into.name }] });
  }
}

/** Moves posts but not followers, whose browsers remember only the former industry. */
async function moveTalk(transaction: Transaction<Tables>, { from, into }: MergedIndustries): Promise<void> {
  const found = await transaction
    .selectFrom('community')
    .select(['id', 'url_name'])
    .where('type', '=', 'industry')
    .where('url_name', 'in', [from.urlName, into.urlName])
    .execute();
  const [source, target] = [from, into].map(({ urlName }) => found.find(({ url_name }) => url_name === urlName)?.id);
  if (source === undefined) return;
  await transaction.updateTable('community').set({ followers_count: 0 }).where('id', '=', source).execute();
  await transaction.deleteFrom('count_delta').where('thing', '=', source).where('counter', '=', counters.followers).execute();
  if (target !== undefined) return moveCommunity(transaction, source, target);
  // The next start fills in the rest.
  await transaction
    .updateTable('community')
    .set({ url_name: into.urlName, name: sanitizedLine(into.name) })
    .where('id', '=', source)
    .execute();
}
