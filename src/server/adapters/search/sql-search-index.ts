import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AskedText, FoundText, TextKind } from '#core/search/found-text.ts';
import { entryKinds, namings, type NamedSpan, type NamedKind, type Naming, type SearchEntry } from '#core/search/search-entry.ts';
import type { SearchIndex, AskedList, AskedSpan, FoundList } from '#core/search/search-index.ts';
import { isSlipOf, slipsBetween, withoutOneLetter } from '#core/search/slips.ts';
import { lexemeOf } from '#core/search/entry-lexemes.ts';
import { spanLexemes, wordLexemes } from '#core/search/span-lexemes.ts';
import { columns, type Read } from '../database/table.ts';
import type { Tables } from '../tables.ts';
import { counted } from './count-found.ts';
import { findTexts, listTexts } from './find-texts.ts';
import { searchEntry } from '../search-index/search-tables.ts';

const mostOfSpan = 6;
const mostOfKind = 4;
const mostMeant = 4;
const mostNear = 60;

const own = columns(searchEntry, 'kind', 'id', 'url_name', 'name', 'path', 'hint', 'weight', 'counts');

type EntryRow = Read<typeof own>;

/** What is looked for in one go: lexemes of which an entry has one, or which one of its own begins with. */
interface Asked {
  readonly place: number;
  readonly how: Naming;
  readonly query: string;
  readonly kind: string | null;
  readonly most: number;
}

/** Names in the database, by the lexemes that the core makes of them. */
export class SqlSearchIndex implements SearchIndex {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async named(spans: readonly AskedSpan[]): Promise<readonly NamedSpan[]> {
    const asked = spans.flatMap(askedFor);
    if (asked.length === 0) return [];
    const { rows } = await sql<EntryRow & { readonly place: number; readonly how: Naming }>`
      select asked.place, asked.how, found.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place integer, how text, query text, kind text, most integer)
      cross join lateral (${best(sql`words @@ asked.query::tsquery and (asked.kind is null or kind = asked.kind)`, sql`asked.most`)}) as found`.execute(
      this.#db,
    );
    const sure = (how: Naming): number => namings.indexOf(how);
    const named = rows.map(({ place, how, ...row }) => ({
      place,
      span: { from: spans[place]?.from ?? 0, to: spans[place]?.to ?? 0, how, entry: entryFromRow(row) },
    }));
    const sorted = named.toSorted((one, other) => sure(one.span.how) - sure(other.span.how));
    const known = new Map<string, NamedSpan>();
    for (const { place, span } of sorted) {
      const key = `${place} ${span.entry.kind} ${span.entry.id}`;
      if (!known.has(key)) known.set(key, span);
    }
    return [...known.values()];
  }

  async withWords(words: readonly string[], isOpen: boolean): Promise<readonly SearchEntry[]> {
    const query = queryFor(words, isOpen);
    const { rows } = await sql<EntryRow>`select found.* from unnest(${[...entryKinds]}::text[]) as asked (kind)
      cross join lateral (${best(sql`words @@ ${query}::tsquery and kind = asked.kind`, sql`${sql.lit(mostOfKind)}`)}) as found`.execute(this.#db);
    return rows.map(entryFromRow);
  }

  async listed({ kind, words, from, most }: AskedList<NamedKind>): Promise<FoundList<SearchEntry>> {
    const query = queryFor(words, true);
    const where = sql`kind = ${kind} and words @@ ${query}::tsquery`;
    const { rows } = await sql<EntryRow>`select ${own} from search_entry where ${where} order by weight desc, id limit ${most} offset ${from}`.execute(
      this.#db,
    );
    return { items: rows.map(entryFromRow), ...(await counted(this.#db, sql`search_entry where ${where}`)) };
  }

  listedTexts(asked: AskedList<TextKind>): Promise<FoundList<FoundText>> {
    return listTexts(this.#db, asked);
  }

  texts(asked: AskedText): Promise<readonly FoundText[]> {
    return findTexts(this.#db, asked);
  }

  async meant(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const asked = words.map((word) => ({ word, slips: withoutOneLetter(word) }));
    const { rows } = await sql<{ readonly typed: string; readonly word: string; readonly weight: number }>`
      select asked.word as typed, known.word, known.weight from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, slips text[])
      cross join lateral (select word, weight from search_word where slips && asked.slips or word % asked.word order by weight desc limit ${sql.lit(mostNear)}) as known`.execute(
      this.#db,
    );
    return new Map(
      words.map((word) => [
        word,
        nearest(
          word,
          rows.filter(({ typed }) => typed === word),
        ),
      ]),
    );
  }
}

/** Each word is one of the name, as it is or as it sounds; the last may be the beginning of one. */
const queryFor = (words: readonly string[], isOpen: boolean): string =>
  words
    .map((word, at) => anyOf([...wordLexemes(word).map(lexeme), ...(isOpen && at === words.length - 1 ? [`${lexeme(lexemeOf.word(word))}:*`] : [])]))
    .join(' & ');

function nearest(typed: string, known: readonly { readonly word: string; readonly weight: number }[]): readonly string[] {
  if (known.some(({ word }) => word === typed)) return [];
  return known
    .filter(({ word }) => isSlipOf(typed, word))
    .toSorted((one, other) => slipsBetween(typed, one.word, 2) - slipsBetween(typed, other.word, 2) || other.weight - one.weight)
    .slice(0, mostMeant)
    .map(({ word }) => word);
}

/** The best known entries that answer. */
const best = (where: RawBuilder<unknown>, most: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${own} from search_entry where ${where} order by weight desc, id limit ${most}`;

function askedFor(span: AskedSpan, place: number): readonly Asked[] {
  const { whole, beginning, kinds } = spanLexemes(span);
  const surely = namings.flatMap((how): readonly Asked[] => {
    const lexemes = how === 'byBeginning' ? [] : (whole[how] ?? []);
    return lexemes.length === 0 ? [] : [{ place, how, query: anyOf(lexemes.map(lexeme)), kind: null, most: mostOfSpan }];
  });
  if (beginning === null) return surely;
  const query = `${lexeme(beginning)}:*`;
  return [...surely, ...(kinds ?? entryKinds).map((kind): Asked => ({ place, how: 'byBeginning', query, kind, most: mostOfKind }))];
}

const lexeme = (text: string): string => `'${text.replaceAll(/['\\]/g, '')}'`;

const anyOf = (queries: readonly string[]): string => `(${queries.join(' | ')})`;

const entryFromRow = (row: EntryRow): SearchEntry => ({
  kind: row.kind,
  id: row.id,
  urlName: row.url_name,
  name: row.name,
  path: row.path,
  hint: row.hint,
  weight: row.weight,
  counts: row.counts,
});
