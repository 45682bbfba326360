import type { DraftTexts } from '../exposure/exposure.ts';
import { editableNames } from '../posts/post-texts.ts';
import { textOf, withText } from './written-texts.ts';
import type { Writing } from './writing.ts';

/** The texts of an offer that are free to write; its company is an employer. */
const offerTexts = ['jobProfile', 'location'] as const;

/** A text of a draft that is looked at before it goes: where it is, and how to put another in its place. */
interface CheckedText {
  readonly part: (typeof editableNames)[number] | 'option' | (typeof offerTexts)[number];
  /** Which of several options or offers. */
  readonly at: number;
  readonly text: string;
  readonly replace: (text: string) => Partial<Writing>;
}

/** The texts of a draft that would go out with it, by names of their own; of a post that exists already, those that can be changed. */
export function checkedTexts(writing: Writing): Readonly<Record<string, CheckedText>> {
  const { postId, kind, poll, offers } = writing;
  const all: readonly CheckedText[] = [
    ...editableNames.map((part) => ({ part, at: 0, text: textOf(writing, part), replace: (text: string) => withText(writing, part, text) })),
    ...(postId === null && kind === 'poll' ? poll.options : []).map((option, at) => ({
      part: 'option' as const,
      at,
      text: option,
      replace: (text: string) => ({ poll: { ...poll, options: poll.options.with(at, text) } }),
    })),
    ...(postId === null && kind === 'salary' ? offers : []).flatMap((offer, at) =>
      offerTexts.map((part) => ({ part, at, text: offer[part] ?? '', replace: (text: string) => ({ offers: offers.with(at, { ...offer, [part]: text }) }) })),
    ),
  ];
  return Object.fromEntries(all.map((each) => [`${each.part} ${each.at}`, each]));
}

/** These texts alone, for the check of what may point at someone. */
export const draftTexts = (checked: ReturnType<typeof checkedTexts>): DraftTexts =>
  Object.fromEntries(Object.entries(checked).map(([name, { text }]) => [name, text]));
