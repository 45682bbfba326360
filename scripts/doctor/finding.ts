// A finding of the doctor about one part of an installation: in order, worth a look, or wrong, with what to do about it.

export type Verdict = 'ok' | 'look' | 'wrong';

/** Line of the doctor, which names settings but never their secret values. */
export interface Finding {
  readonly part: string;
  readonly verdict: Verdict;
  readonly sentence: string;
}

export const ok = (part: string, sentence: string): Finding => ({ part, verdict: 'ok', sentence });
export const look = (part: string, sentence: string): Finding => ({ part, verdict: 'look', sentence });
export const wrong = (part: string, sentence: string): Finding => ({ part, verdict: 'wrong', sentence });

export const reasonIn = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
