import type { AskedText, FoundText, TextKind } from '#core/search/found-text.ts';
import { stemOf, wordsToFind } from '#core/search/text-query.ts';
import { lexemeOf, lexemesOf } from '#core/search/entry-lexemes.ts';
import { entryKinds, namings, type NamedKind, type NamedSpan, type SearchEntry } from '#core/search/search-entry.ts';
import type { Named } from '#core/named.ts';
import { helpTextsIn, type HelpText } from '#core/texts/help-text.ts';
import { demoTexts } from '#tests/fakes/texts/demo-texts.ts';
import type { PageContent } from '#core/search/page-content.ts';
import type { SearchIndex, AskedList, AskedSpan, FoundList } from '#core/search/search-index.ts';
import { plainWords } from '#core/search/search-words.ts';
import { mostCounted } from '#core/search/search-page.ts';
import { isSlipOf, slipsBetween } from '#core/content/slips.ts';
import { spanLexemes, wordLexemes } from '#core/search/span-lexemes.ts';

export interface KnownEntry extends SearchEntry {
  readonly otherNames: readonly string[];
}

const mostOfSpan = 6;
const mostOfKind = 4;
const mostMeant = 4;

export interface KnownText extends FoundText {
  readonly companyId: string | null;
  readonly communityId: string | null;
}

const hasWord = (text: string, word: string): boolean => plainWords(text).some((each) => each.startsWith(word));

const fewestOfAllButOne = 4;

const listFrom = <Thing>(all: readonly Thing[], from: number, most: number): FoundList<Thing> => ({
  items: all.slice(from, from + most),
  count: Math.min(all.length, mostCounted),
  isMore: all.length > mostCounted,
});

/** Name index with the same lexemes as the database's. */
export class FakeSearchIndex implements SearchIndex {
  readonly #entries: readonly SearchEntry[];
  /** Entries by sorted lexeme, best known first. */
  readonly #places = new Map<string, number[]>();
  readonly #lexemes: readonly string[];
  readonly #texts: readonly KnownText[];
  readonly #words = new Map<string, number>();

  readonly #isEmpty: (content: PageContent) => boolean;

  constructor(entries: readonly KnownEntry[], texts: readonly KnownText[] = [], isEmpty: (content: PageContent) => boolean = () => false) {
    this.#isEmpty = isEmpty;
    this.#texts = texts.toSorted((one, other) => other.weight - one.weight);
    const sorted = entries.toSorted((one, other) => other.weight - one.weight);
    this.#entries = sorted.map(({ otherNames: _, ...entry }) => entry);
    sorted.forEach(({ kind, name, otherNames, weight }, place) => {
      for (const lexeme of lexemesOf(kind, [name, ...otherNames])) this.#places.set(lexeme, [...(this.#places.get(lexeme) ?? []), place]);
      for (const word of [name, ...otherNames].flatMap(plainWords)) this.#words.set(word, Math.max(this.#words.get(word) ?? 0, weight));
    });
    this.#lexemes = [...this.#places.keys()].toSorted();
  }

  async named(spans: readonly AskedSpan[]): Promise<readonly NamedSpan[]> {
    return spans.flatMap((span) => {
      const { whole, beginning, kinds } = spanLexemes(span);
      const surely = namings.flatMap((how) =>
        how === 'byBeginning' ? [] : this.#having(whole[how] ?? []).map((entry) => ({ from: span.from, to: span.to, how, entry })),
      );
      const begun = beginning === null ? [] : this.#having(this.#beginning(beginning));
      const few = (kinds ?? entryKinds).flatMap((kind) => begun.filter((entry) => entry.kind === kind).slice(0, mostOfKind));
      const known = [...surely.slice(0, mostOfSpan), ...few.map((entry) => ({ from: span.from, to: span.to, how: 'byBeginning' as const, entry }))];
      return known.filter(({ entry }, place) => known.findIndex((each) => each.entry === entry) === place);
    });
  }

  async withWords(words: readonly string[], isOpen: boolean, isNear = false): Promise<readonly SearchEntry[]> {
    const found = this.#withWords(words, isOpen, isNear);
    return entryKinds.flatMap((kind) => found.filter((entry) => entry.kind === kind).slice(0, mostOfKind));
  }

  async listed({ kind, words, from, most }: AskedList<NamedKind>): Promise<FoundList<SearchEntry>> {
    return listFrom(
      this.#withWords(words, true).filter((entry) => entry.kind === kind),
      from,
      most,
    );
  }

  async listedTexts({ kind, words, companyId, communityId, from, most }: AskedList<TextKind>): Promise<FoundList<FoundText>> {
    return listFrom(this.#textsWith({ words, companyId, communityId, kinds: [kind], most: Infinity }, 0), from, most);
  }

  #withWords(words: readonly string[], isOpen: boolean, isNear = false): readonly SearchEntry[] {
    const each = words.map((word, at) => {
      const lexemes = wordLexemes(word, isNear);
      return new Set(this.#having(isOpen && at === words.length - 1 ? [...lexemes, ...this.#beginning(lexemeOf.word(word))] : lexemes));
    });
    return [...(each[0] ?? [])].filter((entry) => each.every((some) => some.has(entry)));
  }

  async texts(asked: AskedText): Promise<readonly FoundText[]> {
    const all = this.#textsWith(asked, 0);
    return (all.length > 0 || wordsToFind(asked.words).length < fewestOfAllButOne ? all : this.#textsWith(asked, 1)).slice(0, asked.most);
  }

  /** Texts missing at most so many words, complete titles first. */
  #textsWith({ words, companyId, communityId, kinds }: AskedText, mostMissing: number): readonly FoundText[] {
    const stems = wordsToFind(words).map(stemOf);
    const isThere = (text: KnownText): boolean =>
      (companyId === null || text.companyId === companyId) && (communityId === null || text.communityId === communityId);
    const among = this.#texts.filter((text) => kinds.includes(text.kind) && isThere(text));
    const missingIn = (text: string): number => stems.filter((stem) => !hasWord(text, stem)).length;
    const found = stems.length === 0 ? [] : among.filter(({ title, text }) => missingIn(`${title} ${text}`) <= mostMissing);
    return found
      .toSorted((one, other) => Math.sign(missingIn(one.title)) - Math.sign(missingIn(other.title)))
      .map(({ companyId: _, communityId: __, ...text }) => text);
  }

  async occurring(words: readonly string[]): Promise<ReadonlySet<string>> {
    const isSaid = (word: string): boolean => this.#words.has(word) || this.#texts.some(({ title, text }) => hasWord(`${title} ${text}`, stemOf(word)));
    return new Set(words.filter(isSaid));
  }

  helpTexts(): Promise<readonly HelpText[]> {
    return helpTextsIn(demoTexts);
  }

  async filled(contents: readonly PageContent[]): Promise<readonly boolean[]> {
    return contents.map((content) => !this.#isEmpty(content) && !this.#isWithoutQuestions(content));
  }

  #isWithoutQuestions(content: PageContent): boolean {
    if (content.of !== 'tab' || content.tab !== 'questions' || this.#texts.length === 0) return false;
    return !this.#texts.some(({ kind, companyId }) => kind === 'QUESTION' && companyId === content.companyId);
  }

  async citiesWith(): Promise<readonly Named[]> {
    return [];
  }

  async meant(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return new Map(words.map((word) => [word, this.#words.has(word) ? [] : this.#near(word)]));
  }

  #near(word: string): readonly string[] {
    const near = [...this.#words.entries()].filter(([known]) => isSlipOf(word, known));
    const sorted = near.toSorted(([one, weight], [other, otherWeight]) => slipsBetween(word, one, 2) - slipsBetween(word, other, 2) || otherWeight - weight);
    return sorted.slice(0, mostMeant).map(([known]) => known);
  }

  #beginning(text: string): readonly string[] {
    return this.#lexemes.filter((lexeme) => lexeme.startsWith(text));
  }

  #having(lexemes: readonly string[]): readonly SearchEntry[] {
    const places = [...new Set(lexemes.flatMap((lexeme) => this.#places.get(lexeme) ?? []))].toSorted((one, other) => one - other);
    return places.flatMap((place) => this.#entries[place] ?? []);
  }
}
