import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FoundText, TextKind, TextPlace } from '#core/search/found-text.ts';
import type { Tables } from '../database/tables.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';

/** Index tiers, smallest first; common words find enough in the first. */
const tiers = ['abc', 'def', 'ghi', 'jk'];
const longestText = 4_000;
const mostTitles = 200;

interface Asked {
  readonly sources: readonly FoundTextSource[];
  readonly query: RawBuilder<unknown>;
  readonly mostTexts?: number | undefined;
  readonly place: TextPlace;
  readonly mostWeighed: number;
  readonly from: number;
  readonly most: number;
}

type FoundRow = Omit<FoundText, 'path'>;

interface Weighed {
  readonly kind: TextKind;
  readonly id: string;
  readonly weight: number;
  readonly isTitled: boolean;
}

/** Weighs what lies together in one statement, as texts of companies may lie on other machines. */
export async function weighTexts(db: Kysely<Tables>, asked: Asked): Promise<{ readonly items: readonly FoundText[]; readonly count: number }> {
  const { sources, from, most } = asked;
  const { rows: queries } = await sql<Words>`${asked.query}`.execute(db);
  const words = queries[0];
  if (!words) return { items: [], count: 0 };
  const found: Weighed[] = [];
  for (const together of Map.groupBy(sources, ({ table }) => (table.spread ? table.name : '')).values()) {
    const weighed: RawBuilder<unknown>[] = [];
    for (const source of together) weighed.push(...weighedOf(source, words, await tiersWithin(db, source, asked.mostTexts), asked));
    if (weighed.length > 0) found.push(...(await sql<Weighed>`${sql.join(weighed, sql` union all `)}`.execute(db)).rows);
  }
  const best = found.toSorted(byWeight).slice(from, from + most);
  const shown = new Map<string, FoundText>();
  for (const source of sources) for (const text of await shownOf(db, source, best)) shown.set(text.id, text);
  return { items: best.flatMap(({ id }) => shown.get(id) ?? []), count: found.length };
}

const byWeight = (one: Weighed, other: Weighed): number =>
  Number(other.isTitled) - Number(one.isTitled) || other.weight - one.weight || (one.id < other.id ? -1 : 1);

/** Index query, and a filter of what it finds. */
interface Words {
  readonly query: string | null;
  readonly rest: string | null;
}

function weighedOf(
  source: FoundTextSource,
  { query, rest }: Words,
  near: readonly string[],
  { place: asked, mostWeighed }: Asked,
): readonly RawBuilder<unknown>[] {
  const { kind, id, weight, ownTitle, table, isShown, said, placeId } = source;
  const place = source.placeOf(asked);
  if (place === undefined) return [];
  const most = sql.lit(mostWeighed);
  const inTier = (tier: string) => sql`(select ${id} as id, ${weight} as weight, ${ownTitle} as title from ${sql.table(table.name)}
    where ${isShown} and text_lexemes(${said}, ${id}, ${placeId}) @@ (${sql.join(
      [...tier].map((each) => sql`text_query_in(${query}, ${sql.lit(each)}, ${place})`),
      sql` || `,
    )})
      and (${rest}::text is null or text_words(${said}) @@ ${rest}::tsquery) limit ${most})`;
  const weighed = sql`(select ${sql.lit(kind)}::text as kind, id, weight, row_number() over () <= ${sql.lit(mostTitles)}
        and coalesce(text_words(title) @@ concat_ws(' & ', ${query}::text, ${rest}::text)::tsquery, false) as "isTitled"
      from (${sql.join(near.map(inTier), sql` union all `)}) as found limit ${most})`;
  return [weighed];
}

/** Tiers up to a total of texts, but always the first. */
async function tiersWithin(db: Kysely<Tables>, { table: { name } }: FoundTextSource, mostTexts = Infinity): Promise<readonly string[]> {
  if (mostTexts === Infinity) return tiers;
  const { rows } = await sql<{ readonly count: number }>`select reltuples as count from pg_class where oid = to_regclass(${name})`.execute(db);
  const share = (tier: string): number => 2 ** ((tier.at(-1) ?? '').charCodeAt(0) - 'k'.charCodeAt(0));
  return tiers.filter((tier) => tier === tiers[0] || (rows[0]?.count ?? 0) * share(tier) < mostTexts);
}

async function shownOf(
  db: Kysely<Tables>,
  { kind, id, title, text, place, from, weight, pathOf }: FoundTextSource,
  best: readonly Weighed[],
): Promise<readonly FoundText[]> {
  const ids = best.flatMap((each) => (each.kind === kind ? [each.id] : []));
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundRow>`select ${sql.lit(kind)}::text as kind, ${id} as id, ${title} as title, left(${text}, ${sql.lit(longestText)}) as text,
    ${place} as place, ${weight} as weight from ${from} where ${id} = any(${ids}::text[])`.execute(db);
  return rows.map((row) => ({ ...row, path: pathOf(row) }));
}
