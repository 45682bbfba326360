import type { SequenceName } from './sequence.ts';

/** What somebody has to be for what they wanted: a reader, a writer; or what they want to change: their verification, their career status. */
export type OnboardingNeed = 'r' | 'w' | 'verify' | 'edit';

/** What a member is so far. */
export interface MemberState {
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** Which way somebody goes (D-02): all steps, unless they are a reader already or have to become a writer. */
export const sequenceFor = ({ isReader, writerRequired }: { readonly isReader: boolean; readonly writerRequired: boolean }): SequenceName =>
  isReader || writerRequired ? 'short' : 'full';

/** What happens when something asks for a reader or a writer. */
export type Opening = 'login' | 'already' | 'modal' | 'nudge';

interface Asked {
  readonly need: 'r' | 'w';
  /** Nobody is signed in when it is missing. */
  readonly member: MemberState | undefined;
  readonly isFullyOnboarded: boolean;
}

/** Guests log in first; whoever is fully onboarded has nothing to do; otherwise onboarding opens for what is missing, and is offered where nothing is. */
export function openingFor({ need, member, isFullyOnboarded }: Asked): Opening {
  if (!member) return 'login';
  if (isFullyOnboarded) return 'already';
  return (need === 'r' ? member.isReader : member.isWriter) ? 'nudge' : 'modal';
}

/** What a guest is asked to log in for. */
export const loginFor = (need: OnboardingNeed): { readonly readerRequired: boolean; readonly writerRequired: boolean } => ({
  readerRequired: need === 'r',
  writerRequired: need !== 'r',
});
