import { sql, type Transaction } from 'kysely';
import { isNearDuplicate, runsToFindBy, minHash } from '#core/reviews/min-hash.ts';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;

interface Printed {
  readonly id: string;
  readonly print: readonly number[];
}

/** Limits comparisons per query and per refresh; the rest waits. */
const atOnce = 200;
const mostStrokes = 10;

/** Marks near-duplicate reviews of a company and clears outdated marks (F-09). */
export async function markSimilar(transaction: In, companyId: string): Promise<void> {
  await dropHidden(transaction, companyId);
  for (let stroke = 0; stroke < mostStrokes; stroke++) {
    const fresh = await printFresh(transaction, companyId);
    await markAmong(transaction, companyId, fresh);
    if (fresh.length < atOnce) return;
  }
}

/** Drops the prints of hidden reviews, which are compared again if shown again. */
const dropHidden = (transaction: In, companyId: string) =>
  sql`delete from review_print where company_id = ${companyId}
    and review_id in (select id from review where company_id = ${companyId} and status <> 'LIVE')`.execute(transaction);

/** Locks rows while printing, so that no deleted text leaves a print. */
async function printFresh(transaction: In, companyId: string): Promise<readonly Printed[]> {
  const { rows } = await sql<{ readonly id: string; readonly version: number; readonly likes: string; readonly dislikes: string }>`
    select id, version, likes, dislikes from review where company_id = ${companyId} and status = 'LIVE'
      and not exists (select 1 from review_print where company_id = ${companyId} and review_id = review.id and review_print.version = review.version)
    limit ${atOnce} for no key update of review skip locked`.execute(transaction);
  const fresh = rows.map(({ id, version, likes, dislikes }) => ({ id, version, print: minHash(`${likes}\n${dislikes}`) }));
  if (fresh.length > 0)
    await sql`insert into review_print (company_id, review_id, version, print)
      select ${companyId}, id, version, print from json_to_recordset(${JSON.stringify(fresh)}) as found (id text, version integer, print integer[])
      on conflict (company_id, review_id) do update set version = excluded.version, print = excluded.print`.execute(transaction);
  return fresh;
}

/** Marks both of a pair, so one that loses its twin is found again. */
async function markAmong(transaction: In, companyId: string, fresh: readonly Printed[]): Promise<void> {
  const { rows: marked } = await sql<Printed>`select review_id as id, print from review_print
    where company_id = ${companyId} and review_id in (select id from review where company_id = ${companyId} and is_similar)`.execute(transaction);
  const near = await nearFresh(transaction, companyId, fresh);
  const found = new Map([...marked, ...near, ...fresh].map((each) => [each.id, each]));
  const similar = [...found.values()].filter((one) => found.values().some((other) => other.id !== one.id && isNearDuplicate(one.print, other.print)));
  const ids = similar.map(({ id }) => id);
  await sql`update review set is_similar = id = any(${ids}::text[]) where company_id = ${companyId} and id = any(${[...found.keys()]}::text[])
    and is_similar <> (id = any(${ids}::text[]))`.execute(transaction);
}

/** Finds near-duplicates by index, without reading texts. */
async function nearFresh(transaction: In, companyId: string, fresh: readonly Printed[]): Promise<readonly Printed[]> {
  const ids = fresh.map(({ id }) => id);
  const runs = new Set(fresh.flatMap(({ print }) => print.slice(0, runsToFindBy)));
  const { rows } = await sql<Printed>`select review_id as id, print from review_print
    where company_id = ${companyId} and review_id <> all(${ids}::text[]) and print[1:${sql.lit(runsToFindBy)}] && ${[...runs]}::integer[]`.execute(transaction);
  return rows.filter(({ print }) => fresh.some((one) => isNearDuplicate(one.print, print)));
}
