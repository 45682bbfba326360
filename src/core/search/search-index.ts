import type { Named } from '../named.ts';
import type { AskedText, FoundText, TextKind, TextPlace } from './found-text.ts';
import type { HelpText } from '../texts/help-text.ts';
import type { PageContent } from './page-content.ts';
import type { NamedKind, NamedSpan, SearchEntry } from './search-entry.ts';

/** Words of a query, and if the last may still be incomplete. */
export interface AskedSpan {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly isOpen: boolean;
  readonly isNear?: boolean;
}

export interface AskedList<Kind> extends TextPlace {
  readonly kind: Kind;
  readonly words: readonly string[];
  readonly from: number;
  readonly most: number;
}

/** List with its total, a lower bound when there are very many. */
export interface FoundList<Thing> {
  readonly items: readonly Thing[];
  readonly count: number;
  readonly isMore: boolean;
}

/** Replaceable search engine for names and texts, by default on the instance's database. */
export abstract class SearchIndex {
  /** Best known few entries per span, matched exactly, by sound, by initials or by beginning. */
  abstract named(spans: readonly AskedSpan[]): Promise<readonly NamedSpan[]>;
  /** Best known few of each kind with all words in one name, the last possibly incomplete. */
  abstract withWords(words: readonly string[], isOpen: boolean, isNear?: boolean): Promise<readonly SearchEntry[]>;
  /** Best known first, requiring all words in one name, with the total. */
  abstract listed(asked: AskedList<NamedKind>): Promise<FoundList<SearchEntry>>;
  abstract listedTexts(asked: AskedList<TextKind>): Promise<FoundList<FoundText>>;
  /** Possible corrections per word, nearest first, and none for words found in names. */
  abstract meant(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  abstract occurring(words: readonly string[]): Promise<ReadonlySet<string>>;
  abstract filled(contents: readonly PageContent[]): Promise<readonly boolean[]>;
  /** URL names, most content first. */
  abstract citiesWith(content: PageContent): Promise<readonly Named[]>;
  abstract helpTexts(): Promise<readonly HelpText[]>;
  /** Requires all or nearly all words, ranking title matches first, then the most liked. */
  abstract texts(asked: AskedText): Promise<readonly FoundText[]>;
}
