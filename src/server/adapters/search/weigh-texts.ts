import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FoundText, TextPlace } from '#core/search/found-text.ts';
import type { Tables } from '../database/tables.ts';
import type { FoundTextSource } from '../search-index/found-text-source.ts';

/** Index tiers, smallest first; common words find enough in the first. */
const tiers = [...'abcdefghijk'];
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

export async function weighTexts(db: Kysely<Tables>, asked: Asked): Promise<{ readonly items: readonly FoundText[]; readonly count: number }> {
  const { sources, query, from, most } = asked;
  const weighed = sources.flatMap((source) => weighedOf(source, asked) ?? []);
  if (weighed.length === 0) return { items: [], count: 0 };
  const { rows } = await sql<(FoundRow | { readonly id: null }) & { readonly count: number }>`
    with asked as materialized (${query}),
      weighed as materialized (${sql.join(weighed, sql` union all `)}),
      best as materialized (select * from weighed order by is_titled desc, weight desc, id limit ${most} offset ${from})
    select counted.count, shown.* from (select count(*)::integer as count from weighed) as counted
      left join (${sql.join(sources.map(shownOf), sql` union all `)}) as shown on true
      order by is_titled desc, weight desc, id`.execute(db);
  const items = rows.flatMap((row) => (row.id === null ? [] : { ...textOf(row), path: sources.find(({ kind }) => kind === row.kind)?.pathOf(row) ?? '' }));
  return { items, count: rows[0]?.count ?? 0 };
}

const textOf = ({ kind, id, title, text, place, weight }: FoundRow): FoundRow => ({ kind, id, title, text, place, weight });

function weighedOf(source: FoundTextSource, { place: asked, mostTexts, mostWeighed }: Asked): RawBuilder<unknown> | undefined {
  const place = source.placeOf(asked);
  if (place === undefined) return undefined;
  return sql`(select ${sql.lit(source.kind)}::text as kind, found.id, found.weight, row_number() over () <= ${sql.lit(mostTitles)}
        and coalesce(text_words(found.title) @@ concat_ws(' & ', asked.query, asked.rest)::tsquery, false) as is_titled from asked cross join unnest(${tiers}::text[]) as tier cross join lateral (
      select ${source.id} as id, ${source.weight} as weight, ${source.ownTitle} as title from ${source.table}
      where ${source.isShown} and text_lexemes(${source.said}, ${source.id}, ${source.placeId}) @@ text_query_in(asked.query, tier, ${place})
        and (asked.rest is null or text_words(${source.said}) @@ asked.rest::tsquery) limit ${sql.lit(mostWeighed)}) as found
    ${mostTexts === undefined ? sql`` : sql`where ${isNear(source, mostTexts)}`} limit ${sql.lit(mostWeighed)})`;
}

/** Allows tiers up to a total of texts; always the first. */
const isNear = ({ kind }: FoundTextSource, mostTexts: number): RawBuilder<unknown> =>
  sql`tier = 'a' or (select reltuples from pg_class where oid = to_regclass(${sql.lit(kind.toLowerCase())})) * 2 ^ (ascii(tier) - ascii('k')) < ${mostTexts}`;

const shownOf = ({ kind, id, title, text, place, from }: FoundTextSource): RawBuilder<unknown> =>
  sql`select best.kind, best.id, ${title} as title, left(${text}, ${sql.lit(longestText)}) as text, ${place} as place, best.weight, best.is_titled
    from best join (${from}) on ${id} = best.id where best.kind = ${sql.lit(kind)}`;
