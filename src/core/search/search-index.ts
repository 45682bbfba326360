import type { Named } from '../named.ts';
import type { AskedText, FoundText, TextKind, TextPlace } from './found-text.ts';
import type { HelpText } from '../texts/help-text.ts';
import type { PageContent } from './page-content.ts';
import type { NamedKind, NamedSpan, SearchEntry } from './search-entry.ts';

/** The words of a query from one place to another, and whether the last of them may still be at its beginning. */
export interface AskedSpan {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly isOpen: boolean;
  /** Whether names count that only nearly sound so. */
  readonly isNear?: boolean;
}

/** A list of things of one kind that is asked for. */
export interface AskedList<Kind> extends TextPlace {
  readonly kind: Kind;
  readonly words: readonly string[];
  readonly from: number;
  readonly most: number;
}

/** Such a list, and how many things it has in all; of very many at least so many. */
export interface FoundList<Thing> {
  readonly items: readonly Thing[];
  readonly count: number;
  readonly isMore: boolean;
}

/** All that is found by its name or by what it says. An engine for very many things takes the place of the one on our database behind this. */
export abstract class SearchIndex {
  /** The entries that spans of a query name, the best known few of each: exactly, by their sound or initials, or by their beginning. */
  abstract named(spans: readonly AskedSpan[]): Promise<readonly NamedSpan[]>;
  /** The best known few entries of each kind that have all of these words in one of their names; the last may be the beginning of one, and all may only nearly sound so. */
  abstract withWords(words: readonly string[], isOpen: boolean, isNear?: boolean): Promise<readonly SearchEntry[]>;
  /** The entries of one kind that have all of these words in one of their names, from a place on, the best known first, and how many there are. */
  abstract listed(asked: AskedList<NamedKind>): Promise<FoundList<SearchEntry>>;
  /** The texts of one kind, from a place on, and how many there are. */
  abstract listedTexts(asked: AskedList<TextKind>): Promise<FoundList<FoundText>>;
  /** For each of these words the words of names that it may be a slip of, the nearest first; none for a word that is in a name itself. */
  abstract meant(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Words of these that some text or name has. */
  abstract occurring(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** Says of each page whether it has any content. */
  abstract filled(contents: readonly PageContent[]): Promise<readonly boolean[]>;
  /** The names in URLs of cities in which there is such content, the most of it first. */
  abstract citiesWith(content: PageContent): Promise<readonly Named[]>;
  /** The questions about this website itself that the installation answers. */
  abstract helpTexts(): Promise<readonly HelpText[]>;
  /** The texts with all of these words, or nearly all: those with the words in their title first, then those that most people like. */
  abstract texts(asked: AskedText): Promise<readonly FoundText[]>;
}
