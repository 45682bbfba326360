import type { Author } from '../personas/author.ts';
import { longestName } from '../personas/made-up-name.ts';
import { isMentionable, mayMentionAt, type Mention } from './mentions.ts';

/** The most names that are suggested at once. */
export const mostSuggested = 6;

/** A name that is being typed behind its sign. */
interface TypedMention {
  /** Where the sign is there. */
  readonly from: number;
  readonly typed: string;
}

/** A name that can be mentioned, with the author whose it is. */
export interface Mentionable extends Mention {
  readonly author: Author;
}

/** The name that is being typed right before a place of a text; nothing where none is. */
export function typedMention(text: string, at: number): TypedMention | undefined {
  const from = text.lastIndexOf('@', at - 1);
  const typed = text.slice(from + 1, at);
  return at > 0 && from !== -1 && mayMentionAt(text, from) && typed.length <= longestName && !typed.includes('\n') ? { from, typed } : undefined;
}

/** The names of a thread that begin like what is typed, or of which a word does. */
export function suggestedNames(names: readonly Mentionable[], typed: string): readonly Mentionable[] {
  const sought = typed.toLocaleLowerCase();
  const begins = ({ name }: Mention) => ` ${name.toLocaleLowerCase()}`.includes(` ${sought}`);
  return names.filter(begins).slice(0, mostSuggested);
}

/** A text in which a name takes the place of what was typed of it, and where to type on. */
export function withMention(text: string, { from, typed }: TypedMention, name: string): { readonly text: string; readonly at: number } {
  const rest = text.slice(from + 1 + typed.length);
  const written = `${text.slice(0, from)}@${name}`;
  return { text: `${written}${/^\s/.test(rest) ? '' : ' '}${rest}`, at: written.length + 1 };
}

/** What is in a thread, as far as it tells whom one can mention. */
interface ThreadThing {
  readonly id: string;
  readonly author: Author | null;
  readonly isMine: boolean;
}

/** The names that can be mentioned in a thread, each once, by the first thing that its owner wrote there: none of the member’s own. */
export function mentionableIn(things: readonly ThreadThing[]): readonly Mentionable[] {
  const own = new Set(things.flatMap(({ isMine, author }) => (isMine && author ? [author.name] : [])));
  const byName = new Map<string, Mentionable>();
  for (const { id, author } of things)
    if (author && isMentionable(author) && !own.has(author.name) && !byName.has(author.name)) byName.set(author.name, { id, name: author.name, author });
  return [...byName.values()];
}
