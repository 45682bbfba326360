import type { ProfileType } from '../personas/profile-type.ts';

/** Outcomes of a rephrasing. */
export type RephraseOutcome = 'VALID' | 'JUNK' | 'USER_LIMIT_EXCEEDED' | 'POST_LIMIT_EXCEEDED' | 'UNKNOWN';

/** Language model, or the cleaner that is no AI. */
export type Rephraser = 'model' | 'cleaner';

export interface RephraseDraft {
  readonly title: string;
  readonly description: string;
  /** Tells drafts of a member apart, as each has its own rephrasing limit. */
  readonly submissionKey?: string;
  readonly profileType?: ProfileType;
}

export interface Rephrasing {
  readonly responseType: RephraseOutcome;
  readonly title: string;
  readonly description: string;
  readonly by: Rephraser;
}

/** Minimum letters for rephrasing. */
export const fewestLetters = 20;

export const isEnough = ({ title, description }: RephraseDraft): boolean => [...`${title.trim()} ${description.trim()}`.trim()].length >= fewestLetters;

/** Never changes the draft itself. */
export abstract class Rephrasings {
  abstract rephrase(draft: RephraseDraft): Promise<Rephrasing>;
}
