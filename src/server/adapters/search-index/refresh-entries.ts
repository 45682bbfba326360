import { sql, type Kysely } from 'kysely';
import { lexemesOf } from '#core/search/entry-lexemes.ts';
import { plainWords } from '#core/search/search-words.ts';
import { withoutOneLetter } from '#core/content/slips.ts';
import type { Tables } from '../database/tables.ts';
import { tieredLexemes } from './entry-tiers.ts';
import type { SearchSource, SourceRow } from './search-source.ts';

const rowsAtOnce = 2_000;
const shortestWord = 3;

/** Updates names of a kind or of some things, leaving unchanged rows alone. */
export async function refreshEntries(db: Kysely<Tables>, source: SearchSource, only?: readonly string[]): Promise<void> {
  const chosen = only ? sql`and id = any(${only}::text[])` : sql``;
  const found = new Set<string>();
  for (let after: string | undefined = ''; after !== undefined;) {
    const { rows }: { readonly rows: readonly SourceRow[] } = await sql<SourceRow>`select * from (${source.rows}) as source
      where id collate "C" > ${after} ${chosen} order by id collate "C" limit ${rowsAtOnce}`.execute(db);
    await write(db, source, rows);
    for (const { id } of rows) found.add(id);
    after = rows.length === rowsAtOnce ? rows.at(-1)?.id : undefined;
  }
  const { rows: known } = await sql<{ readonly id: string }>`select id from search_entry where kind = ${source.kind} ${chosen}`.execute(db);
  const gone = known.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  if (gone.length > 0) await sql`delete from search_entry where kind = ${source.kind} and id = any(${gone}::text[])`.execute(db);
}

async function write(db: Kysely<Tables>, { kind, pathOf }: SearchSource, rows: readonly SourceRow[]): Promise<void> {
  const entries = rows.map(({ other_names: others, ...row }) => ({
    ...row,
    path: pathOf(row.url_name),
    words: tieredLexemes(kind, row.weight, lexemesOf(kind, namesOf(row.name, others))),
  }));
  await sql`insert into search_entry (kind, id, url_name, name, path, hint, weight, counts, words)
    select ${kind}, id, url_name, name, path, hint, weight, counts, array_to_tsvector(words)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as made (id text, url_name text, name text, path text, hint text, weight integer, counts jsonb, words text[])
    on conflict (kind, id) do update set url_name = excluded.url_name, name = excluded.name, path = excluded.path, hint = excluded.hint, weight = excluded.weight,
      counts = excluded.counts, words = excluded.words
    where (search_entry.url_name, search_entry.name, search_entry.path, search_entry.hint, search_entry.weight, search_entry.counts, search_entry.words)
      is distinct from (excluded.url_name, excluded.name, excluded.path, excluded.hint, excluded.weight, excluded.counts, excluded.words)`.execute(db);
  await writeWords(db, rows);
}

const namesOf = (name: string, others: string): readonly string[] => [name, ...others.split(' | ').filter((other) => other !== '')];

/** Keeps words of removed names, as extra spelling suggestions do no harm. */
async function writeWords(db: Kysely<Tables>, rows: readonly SourceRow[]): Promise<void> {
  const words = new Map<string, number>();
  for (const { name, other_names: others, weight } of rows)
    for (const word of namesOf(name, others).flatMap(plainWords)) if (word.length >= shortestWord) words.set(word, Math.max(words.get(word) ?? 0, weight));
  const known = [...words].map(([word, weight]) => ({ word, weight, slips: withoutOneLetter(word) }));
  await sql`insert into search_word (word, slips, weight)
    select word, slips, weight from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as made (word text, slips text[], weight integer)
    on conflict (word) do update set weight = excluded.weight where search_word.weight < excluded.weight`.execute(db);
}
