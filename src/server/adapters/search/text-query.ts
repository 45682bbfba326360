import { sql, type RawBuilder } from 'kysely';

/** Number of texts below which filtering them beats reading the index for every word. */
const textsReadAlike = 4_000;
/** Assumed share of words missing from the database's statistics. */
const shareOfSeldom = 0.001;
const fewestParted = 3;

/** Index query and text filter; uses stems and skips stop words. */
export const allWordsOf = (words: readonly string[]): RawBuilder<unknown> =>
  words.length < fewestParted ? sql`select text_query(${words.join(' ')}) as query, null::text as rest` : parted(words.join(' '));

/** Separates common words if rare ones leave few texts, by the statistics of reviews. */
const parted = (said: string): RawBuilder<unknown> => sql`
  select string_agg(word, ' & ') filter (where is_looked_up) as query, string_agg(word, ' & ') filter (where not is_looked_up) as rest
  from (select word, coalesce(total * exp(sum(ln(share)) over (order by share, word rows between unbounded preceding and 1 preceding)) * ${sql.lit(textsReadAlike)} > share * total, true) as is_looked_up
    from (select quote_literal(stem) as word, coalesce(2 * known.freq, ${sql.lit(shareOfSeldom)}) as share
      from unnest(tsvector_to_array(text_words(${said}))) as stem
        left join (select elem, freq from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as each (elem, freq)
          where schemaname = current_schema() and tablename = 'review_by_lexemes') as known on elem = 'k' || stem) as shared
      cross join (select greatest(reltuples, 1) as total from pg_class where oid = 'review'::regclass) as counted) as ordered`;

export const allButOneOf = (words: readonly string[]): RawBuilder<unknown> => sql`
  select string_agg('( ' || text_query(said) || ')', ' | ') as query, null::text as rest
  from unnest(${words.map((left) => words.filter((word) => word !== left).join(' '))}::text[]) as said`;

const mostEndings = 3;
const shortestStem = 3;

/** Last word as prefix, by its stem or a shorter one. */
export function beginningWith(words: readonly string[]): RawBuilder<unknown> {
  const last = words.at(-1) ?? '';
  const stems = Array.from({ length: mostEndings }, (_, cut) => last.slice(0, -cut - 1)).filter((stem) => stem.length >= shortestStem);
  const begun = [`'${last}':*`, ...stems.map((stem) => `'${stem}'`)].join(' | ');
  return sql`select concat_ws(' & ', query, ${`( ${begun})`}::text) as query, rest from (${allWordsOf(words.slice(0, -1))}) as whole`;
}
