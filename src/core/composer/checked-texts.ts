import type { DraftTexts } from '../exposure/exposure.ts';
import { editableNames } from '../posts/post-texts.ts';
import { textOf, withText } from './written-texts.ts';
import type { Writing } from './writing.ts';

const offerTexts = ['jobProfile', 'location'] as const;

interface CheckedText {
  readonly part: (typeof editableNames)[number] | 'option' | (typeof offerTexts)[number];
  readonly at: number;
  readonly text: string;
  readonly replace: (text: string) => Partial<Writing>;
}

/** Texts a draft would publish; of an existing post, only the editable ones. */
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

export const draftTexts = (checked: ReturnType<typeof checkedTexts>): DraftTexts =>
  Object.fromEntries(Object.entries(checked).map(([name, { text }]) => [name, text]));
