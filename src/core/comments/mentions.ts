import { leftBehindName, type Author } from '../personas/author.ts';

/** The most mentions of one comment. What goes beyond stays plain text, and nobody is notified of it. */
export const mostMentions = 5;

/** A made-up name that a comment mentions, by the post or comment of the same thread that its owner wrote: an author has no id that anything could be followed by (F-16). */
export interface Mention {
  readonly id: string;
  /** The name as it is now, or the one that all who left share. */
  readonly name: string;
}

/** A part of a text that mentions someone, with the sign before the name. It holds no name, so that a new one takes its place. */
export interface MentionPlace {
  readonly id: string;
  readonly at: number;
  readonly length: number;
}

const partOfWord = /[\p{L}\p{M}\p{N}_]/u;

/** Whether a sign at a place begins a name: in the middle of a word it is a mail address. */
export const mayMentionAt = (text: string, at: number): boolean => text[at] === '@' && !partOfWord.test(text[at - 1] ?? '');

/** Whether an author can be mentioned: by a made-up name that is theirs alone. Many share a designation, and all who left share one name. */
export const isMentionable = ({ profileType, name }: Pick<Author, 'profileType' | 'name'>): boolean => profileType === 'ANONYMOUS' && name !== leftBehindName;

/** Where these names are mentioned in a text, in order; of two names the longer one. */
export function mentionPlaces(text: string, mentions: readonly Mention[]): readonly MentionPlace[] {
  const longestFirst = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const places: MentionPlace[] = [];
  for (let at = text.indexOf('@'); at !== -1 && places.length < mostMentions; at = text.indexOf('@', at + 1)) {
    const found = longestFirst.find(({ name }) => text.startsWith(name, at + 1) && !partOfWord.test(text[at + 1 + name.length] ?? ''));
    if (found && mayMentionAt(text, at)) places.push({ id: found.id, at, length: found.name.length + 1 });
  }
  return places;
}

/** A text that mentions names, as it reads now. One whose owner left, or whose thing is not there any more, says so in place of the name. */
export function resolvedMentions(
  text: string,
  places: readonly MentionPlace[],
  names: ReadonlyMap<string, string>,
): { readonly content: string; readonly mentions: readonly Mention[] } {
  const mentions = places.map(({ id }) => ({ id, name: names.get(id) ?? leftBehindName }));
  let [content, from] = ['', 0];
  for (const [turn, { at, length }] of places.entries()) {
    content += `${text.slice(from, at)}@${mentions[turn]?.name}`;
    from = at + length;
  }
  return { content: content + text.slice(from), mentions: mentions.filter(({ id }, turn) => mentions.findIndex((other) => other.id === id) === turn) };
}
