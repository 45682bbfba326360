import { partsRead } from '../content/letters-read.ts';
import { amountClues } from './amount-clues.ts';
import { contactClues } from './contact-clues.ts';
import { dateClues } from './date-clues.ts';
import type { Clue, Finding } from './finding.ts';
import { hindiNameClues } from './hindi-names.ts';
import { idClues } from './id-clues.ts';
import { nameClues } from './name-clues.ts';
import { personClues } from './person-clues.ts';
import { placeClues } from './place-clues.ts';
import { projectClues } from './project-clues.ts';

export type DraftTexts = Readonly<Record<string, string>>;

/** Ordered by priority where two rules find the same words. */
const rules: readonly ((text: string) => readonly Clue[])[] = [
  contactClues,
  idClues,
  dateClues,
  amountClues,
  personClues,
  nameClues,
  hindiNameClues,
  projectClues,
  placeClues,
];

/** Warns the author about identifying words (F-10); unknown names pass. */
export function findingsIn(texts: DraftTexts, company = ''): readonly Finding[] {
  const sayable = new Set(wordsOf(company));
  return Object.entries(texts).flatMap(([field, text]) =>
    partsRead(text)
      .flatMap(({ part, from, isOwn }) =>
        cluesIn(part)
          .filter(({ start }) => isOwn(start))
          .map(({ kind, start, end }) => ({ kind, start: from + start, end: from + end })),
      )
      .map((clue) => ({ ...clue, field, said: text.slice(clue.start, clue.end) }))
      .filter(({ kind, said }) => !(kind === 'name' || kind === 'project') || !wordsOf(said).every((word) => sayable.has(word))),
  );
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Merges all rules without overlaps. */
function cluesIn(text: string): readonly Clue[] {
  const taken = new Uint8Array(text.length);
  const kept = rules
    .flatMap((rule) => rule(text))
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    });
  return kept.toSorted((one, other) => one.start - other.start);
}
