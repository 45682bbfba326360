import { leftBehindName, type Author } from '../personas/author.ts';

/** Further mentions stay plain text and notify nobody. */
export const mostMentions = 5;

/** Mention by a post or comment of its owner in the thread, as authors have no id to trace (F-16). */
export interface Mention {
  readonly id: string;
  /** Present name, or the one shared by all who left. */
  readonly name: string;
}

/** Mention with its sign, without the name, which may change. */
export interface MentionPlace {
  readonly id: string;
  readonly at: number;
  readonly length: number;
}

const partOfWord = /[\p{L}\p{M}\p{N}_]/u;

/** Refuses the middle of a word, as in a mail address. */
export const mayMentionAt = (text: string, at: number): boolean => text[at] === '@' && !partOfWord.test(text[at - 1] ?? '');

/** Allows only unique made-up names, not shared designations or the name of all who left. */
export const isMentionable = ({ profileType, name }: Pick<Author, 'profileType' | 'name'>): boolean => profileType === 'ANONYMOUS' && name !== leftBehindName;

/** Mentions in order, longer names first. */
export function mentionPlaces(text: string, mentions: readonly Mention[]): readonly MentionPlace[] {
  const longestFirst = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const places: MentionPlace[] = [];
  for (let at = text.indexOf('@'); at !== -1 && places.length < mostMentions; at = text.indexOf('@', at + 1)) {
    const found = longestFirst.find(({ name }) => text.startsWith(name, at + 1) && !partOfWord.test(text[at + 1 + name.length] ?? ''));
    if (found && mayMentionAt(text, at)) places.push({ id: found.id, at, length: found.name.length + 1 });
  }
  return places;
}

/** Updates mentioned names. Owners who left and missing things are named as such. */
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
