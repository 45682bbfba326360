import type { SequenceName } from './sequence.ts';

/** The state of a member so far. */
export interface MemberState {
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** The sequence that a member goes through (D-02): all steps, unless they are a reader already or have to become a writer. */
export const sequenceFor = ({ isReader, writerRequired }: { readonly isReader: boolean; readonly writerRequired: boolean }): SequenceName =>
  isReader || writerRequired ? 'short' : 'full';

/** The openings of onboarding when an action needs a reader or a writer. */
export type Opening = 'login' | 'already' | 'modal' | 'nudge';

interface Asked {
  readonly need: 'r' | 'w';
  /** Nobody is signed in when it is missing. */
  readonly member: MemberState | undefined;
  readonly isFullyOnboarded: boolean;
}

/** Guests log in first; a member who is fully onboarded has nothing to do; otherwise onboarding opens for what is missing, and is offered where nothing is. */
export function openingFor({ need, member, isFullyOnboarded }: Asked): Opening {
  if (!member) return 'login';
  if (isFullyOnboarded) return 'already';
  return (need === 'r' ? member.isReader : member.isWriter) ? 'nudge' : 'modal';
}
