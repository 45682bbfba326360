import type { ProfileType } from '../personas/profile-type.ts';

/** The outcomes of a rephrasing. */
export type RephraseOutcome = 'VALID' | 'JUNK' | 'USER_LIMIT_EXCEEDED' | 'POST_LIMIT_EXCEEDED' | 'UNKNOWN';

/** A draft that is to be said more clearly. */
export interface RephraseDraft {
  readonly title: string;
  readonly description: string;
  /** Tells the drafts of a member apart, for each may be rephrased a few times. */
  readonly submissionKey?: string;
  /** The persona that it is written under. */
  readonly profileType?: ProfileType;
}

/** The result, and by whom: a language model, or the cleaner that is no AI and says so. */
export interface Rephrasing {
  readonly responseType: RephraseOutcome;
  readonly title: string;
  readonly description: string;
  readonly by: 'model' | 'cleaner';
}

/** Fewer letters are not rephrased. */
export const fewestLetters = 20;

/** Whether there is enough to rephrase. */
export const isEnough = ({ title, description }: RephraseDraft): boolean => [...`${title.trim()} ${description.trim()}`.trim()].length >= fewestLetters;

/** Rephrases a draft more clearly. It answers as soon as it can and never changes the draft itself. */
export abstract class Rephrasings {
  abstract rephrase(draft: RephraseDraft): Promise<Rephrasing>;
}
