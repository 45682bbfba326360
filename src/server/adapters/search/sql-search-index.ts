import { sql, type Kysely } from 'kysely';
import { anywhere, textKinds, type AskedText, type FoundText, type TextKind } from '#core/search/found-text.ts';
import type { Named } from '#core/named.ts';
import { helpTextsIn, type HelpText } from '#core/texts/help-text.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { PageContent } from '#core/search/page-content.ts';
import { entryKinds, namings, type NamedSpan, type NamedKind, type Naming, type SearchEntry } from '#core/search/search-entry.ts';
import type { SearchIndex, AskedList, AskedSpan, FoundList } from '#core/search/search-index.ts';
import { isSlipOf, slipsBetween, withoutOneLetter } from '#core/content/slips.ts';
import { lexemeOf } from '#core/search/entry-lexemes.ts';
import { isSaidIn } from '#core/search/text-query.ts';
import { spanLexemes, wordLexemes } from '#core/search/span-lexemes.ts';
import type { Tables } from '../database/tables.ts';
import { bestInTiers, tiersOf, tiersOfAll, type EntryRow } from '../search-index/entry-tiers.ts';
import { findTexts, listTexts } from './find-texts.ts';
import { listEntries } from './list-entries.ts';
import { citiesWith, filledPages } from './page-content.ts';

const mostOfSpan = 6;
const mostOfKind = 4;
const mostMeant = 4;
const mostNear = 60;

interface Asked {
  readonly place: number;
  readonly how: Naming;
  readonly query: string;
  readonly tiers: readonly string[];
  readonly most: number;
}

export class SqlSearchIndex implements SearchIndex {
  readonly #db: Kysely<Tables>;
  readonly #now: number;
  readonly #texts: InstanceTexts | undefined;

  constructor(db: Kysely<Tables>, now: number, texts?: InstanceTexts) {
    this.#db = db;
    this.#now = now;
    this.#texts = texts;
  }

  async named(spans: readonly AskedSpan[]): Promise<readonly NamedSpan[]> {
    const asked = spans.flatMap(askedFor);
    if (asked.length === 0) return [];
    const { rows } = await sql<EntryRow & { readonly place: number; readonly how: Naming }>`
      select asked.place, asked.how, found.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place integer, how text, query text, tiers text[], most integer)
      cross join lateral (${bestInTiers({ tiers: sql`asked.tiers`, query: sql`asked.query`, most: sql`asked.most` })}) as found`.execute(this.#db);
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

  async withWords(words: readonly string[], isOpen: boolean, isNear = false): Promise<readonly SearchEntry[]> {
    const query = queryFor(words, isOpen, isNear);
    const asked = entryKinds.map((kind) => ({ tiers: tiersOf(kind) }));
    const { rows } = await sql<EntryRow>`select found.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (tiers text[])
      cross join lateral (${bestInTiers({ tiers: sql`asked.tiers`, query: sql`${query}`, most: sql.lit(mostOfKind) })}) as found`.execute(this.#db);
    return rows.map(entryFromRow);
  }

  async listed({ words, ...asked }: AskedList<NamedKind>): Promise<FoundList<SearchEntry>> {
    const { items, ...counts } = await listEntries(this.#db, { ...asked, query: queryFor(words, true) });
    return { items: items.map(entryFromRow), ...counts };
  }

  listedTexts(asked: AskedList<TextKind>): Promise<FoundList<FoundText>> {
    return listTexts(this.#db, asked);
  }

  texts(asked: AskedText): Promise<readonly FoundText[]> {
    return findTexts(this.#db, asked);
  }

  async occurring(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    const { rows } = await sql<{ readonly word: string }>`select word from search_word where word = any(${words}::text[])`.execute(this.#db);
    const named = new Set(rows.map(({ word }) => word));
    for (const word of words.filter((each) => !named.has(each)))
      if (
        (await findTexts(this.#db, { ...anywhere, words: [word], kinds: textKinds, most: mostMeant })).some(({ title, text }) =>
          isSaidIn(`${title} ${text}`, word),
        )
      )
        named.add(word);
    return named;
  }

  async helpTexts(): Promise<readonly HelpText[]> {
    return this.#texts ? helpTextsIn(this.#texts) : [];
  }

  filled(contents: readonly PageContent[]): Promise<readonly boolean[]> {
    return filledPages(this.#db, contents, this.#now);
  }

  citiesWith(content: PageContent): Promise<readonly Named[]> {
    return citiesWith(this.#db, content, this.#now);
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

/** Matches words by spelling or sound; the last may be a prefix. */
const queryFor = (words: readonly string[], isOpen: boolean, isNear = false): string =>
  words
    .map((word, at) => anyOf([...wordLexemes(word, isNear).map(lexeme), ...(isOpen && at === words.length - 1 ? [`${lexeme(lexemeOf.word(word))}:*`] : [])]))
    .join(' & ');

function nearest(typed: string, known: readonly { readonly word: string; readonly weight: number }[]): readonly string[] {
  if (known.some(({ word }) => word === typed)) return [];
  return known
    .filter(({ word }) => isSlipOf(typed, word))
    .toSorted((one, other) => slipsBetween(typed, one.word, 2) - slipsBetween(typed, other.word, 2) || other.weight - one.weight)
    .slice(0, mostMeant)
    .map(({ word }) => word);
}

function askedFor(span: AskedSpan, place: number): readonly Asked[] {
  const { whole, beginning, kinds } = spanLexemes(span);
  const surely = namings.flatMap((how): readonly Asked[] => {
    const lexemes = how === 'byBeginning' ? [] : (whole[how] ?? []);
    const query = anyOf(lexemes.map(lexeme));
    return lexemes.length === 0 ? [] : (how === 'byWords' ? tiersOfAll : untiered).map((tiers) => ({ place, how, query, tiers, most: mostOfSpan }));
  });
  if (beginning === null) return surely;
  const query = `${lexeme(beginning)}:*`;
  return [...surely, ...(kinds ?? entryKinds).map((kind): Asked => ({ place, how: 'byBeginning', query, tiers: tiersOf(kind), most: mostOfKind }))];
}

const lexeme = (text: string): string => `'${text.replaceAll(/['\\]/g, '')}'`;

const untiered = [['']];

/** Prefixes lexemes with a blank, where a tier would go. */
const anyOf = (queries: readonly string[]): string => `( ${queries.join(' | ')})`;

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
