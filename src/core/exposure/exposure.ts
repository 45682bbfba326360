import { mostLettersRead } from '../content/letters-read.ts';
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

/** The texts of a draft by the name of their field. */
export type DraftTexts = Readonly<Record<string, string>>;

/** All rules, those first whose word counts where two find the same. */
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

/**
 * The words of a draft that may give its author away, by field and in their order (F-10). It reads words alone: who writes like this is not asked.
 * It warns, and the author decides: a name that it does not know passes, and a street may look like a person.
 */
export function findingsIn(texts: DraftTexts): readonly Finding[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    cluesIn(text.slice(0, mostLettersRead)).map((clue) => ({ ...clue, field, said: text.slice(clue.start, clue.end) })),
  );
}

function cluesIn(text: string): readonly Clue[] {
  const kept: Clue[] = [];
  for (const clue of rules.flatMap((rule) => rule(text))) if (!kept.some(({ start, end }) => clue.start < end && start < clue.end)) kept.push(clue);
  return kept.toSorted((one, other) => one.start - other.start);
}
