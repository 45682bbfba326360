import type { Author } from '../personas/author.ts';
import { longestName } from '../personas/made-up-name.ts';
import { isMentionable, mayMentionAt, type Mention } from './mentions.ts';

export const mostSuggested = 6;

interface TypedMention {
  readonly from: number;
  readonly typed: string;
}

export interface Mentionable extends Mention {
  readonly author: Author;
}

export function typedMention(text: string, at: number): TypedMention | undefined {
  const from = text.lastIndexOf('@', at - 1);
  const typed = text.slice(from + 1, at);
  return at > 0 && from !== -1 && mayMentionAt(text, from) && typed.length <= longestName && !typed.includes('\n') ? { from, typed } : undefined;
}

export function suggestedNames(names: readonly Mentionable[], typed: string): readonly Mentionable[] {
  const sought = typed.toLocaleLowerCase();
  const begins = ({ name }: Mention) => ` ${name.toLocaleLowerCase()}`.includes(` ${sought}`);
  return names.filter(begins).slice(0, mostSuggested);
}

export function withMention(text: string, { from, typed }: TypedMention, name: string): { readonly text: string; readonly at: number } {
  const rest = text.slice(from + 1 + typed.length);
  const written = `${text.slice(0, from)}@${name}`;
  return { text: `${written}${/^\s/.test(rest) ? '' : ' '}${rest}`, at: written.length + 1 };
}

interface ThreadThing {
  readonly id: string;
  readonly author: Author | null;
  readonly isMine: boolean;
}

/** Names in a thread once each, by their owner's first thing, without the member's own. */
export function mentionableIn(things: readonly ThreadThing[]): readonly Mentionable[] {
  const own = new Set(things.flatMap(({ isMine, author }) => (isMine && author ? [author.name] : [])));
  const byName = new Map<string, Mentionable>();
  for (const { id, author } of things)
    if (author && isMentionable(author) && !own.has(author.name) && !byName.has(author.name)) byName.set(author.name, { id, name: author.name, author });
  return [...byName.values()];
}
