import { sql, type Kysely, type Transaction } from 'kysely';
import { sanitizedLine } from '../content/sanitized-text.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';
import { mostNamesOf, mostTimesInRow, mostWordsADay, type CountRow, type MeasureRow, type UsageRows, type VisitRow, type WordsRow } from './usage-rows.ts';

/** Adds counts under a lock, so that processes together respect the daily cap. */
export async function writeUsage(db: Kysely<Tables>, { counts, measures, emptySearches, visits, lookups }: UsageRows): Promise<void> {
  if (counts.length + measures.length + emptySearches.length + visits.length + lookups.length === 0) return;
  await withAdvisoryLock(db, 'usage', async (transaction) => {
    if (counts.length > 0) await addCounts(transaction, counts);
    if (measures.length > 0) await addMeasures(transaction, measures);
    if (emptySearches.length > 0) await addWords(transaction, emptySearches);
    if (visits.length + lookups.length > 0) await addVisits(transaction, visits, lookups);
  });
}

/** Adds to known rows and accepts new names while the kind has room, most counted first. */
async function addCounts(db: Transaction<Tables>, rows: readonly CountRow[]): Promise<void> {
  const come = rows.map((row) => ({ ...row, most: mostNamesOf(row.kind) }));
  await sql`
    with come as (
      select * from jsonb_to_recordset(${JSON.stringify(come)}::jsonb) as come (day date, kind text, name text, detail text, times integer, most integer)
    ), known as (
      update usage_count set times = least(usage_count.times::bigint + come.times, ${mostTimesInRow})::integer from come
      where usage_count.day = come.day and usage_count.kind = come.kind and usage_count.name = come.name and usage_count.detail = come.detail
      returning usage_count.day, usage_count.kind, usage_count.name, usage_count.detail
    ), fresh as (
      select come.*, row_number() over (partition by day, kind order by times desc, name, detail) as place from come
      where not exists (select 1 from known where known.day = come.day and known.kind = come.kind and known.name = come.name and known.detail = come.detail)
    )
    insert into usage_count (day, kind, name, detail, times)
    select day, kind, name, detail, times from fresh
    where place + (select count(*) from usage_count as held where held.day = fresh.day and held.kind = fresh.kind) <= most`.execute(db);
}

/** Merges histograms; names are the product's own, so their number is bounded. */
async function addMeasures(db: Transaction<Tables>, rows: readonly MeasureRow[]): Promise<void> {
  await sql`
    insert into usage_measure (week, kind, name, vital, bins)
    select week, kind, name, vital, bins
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as come (week date, kind text, name text, vital text, bins integer[])
    on conflict (week, kind, name, vital) do update set bins = array(
      select least(held::bigint + more, ${mostTimesInRow})::integer from unnest(usage_measure.bins, excluded.bins) with ordinality as bin (held, more, place) order by place
    )`.execute(db);
}

async function addWords(db: Transaction<Tables>, rows: readonly WordsRow[]): Promise<void> {
  const come = rows.map(({ day, words, times }) => ({ day, words: sanitizedLine(words), times }));
  await sql`
    with come as (
      select * from jsonb_to_recordset(${JSON.stringify(come)}::jsonb) as come (day date, words text, times integer)
    ), known as (
      update empty_search set times = least(empty_search.times::bigint + come.times, ${mostTimesInRow})::integer from come
      where empty_search.day = come.day and empty_search.words = come.words
      returning empty_search.day, empty_search.words
    ), fresh as (
      select come.*, row_number() over (partition by day order by times desc, words) as place from come
      where not exists (select 1 from known where known.day = come.day and known.words = come.words)
    )
    insert into empty_search (day, words, times)
    select day, words, times from fresh
    where place + (select count(*) from empty_search as held where held.day = fresh.day) <= ${mostWordsADay}`.execute(db);
}

async function addVisits(db: Transaction<Tables>, visits: readonly VisitRow[], lookups: readonly VisitRow[]): Promise<void> {
  const come = [
    ...visits.map(({ urlName, week, times }) => ({ url_name: urlName, week, times, searches: 0 })),
    ...lookups.map(({ urlName, week, times }) => ({ url_name: urlName, week, times: 0, searches: times })),
  ];
  await sql`insert into company_visit (company_id, week, times, searches)
    select company.id, come.week, sum(come.times), sum(come.searches)
      from jsonb_to_recordset(${JSON.stringify(come)}::jsonb) as come (url_name text, week date, times integer, searches integer)
      join company on company.url_name = come.url_name group by company.id, come.week order by company.id, come.week
    on conflict (company_id, week) do update set times = least(company_visit.times::bigint + excluded.times, ${sql.lit(mostTimesInRow)})::integer,
      searches = least(company_visit.searches::bigint + excluded.searches, ${sql.lit(mostTimesInRow)})::integer`.execute(db);
}
