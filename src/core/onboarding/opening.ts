import type { SequenceName } from './sequence.ts';

export interface MemberState {
  readonly isReader: boolean;
  readonly isWriter: boolean;
}

/** Full sequence unless already a reader or required to write (D-02). */
export const sequenceFor = ({ isReader, writerRequired }: { readonly isReader: boolean; readonly writerRequired: boolean }): SequenceName =>
  isReader || writerRequired ? 'short' : 'full';

export type Opening = 'login' | 'already' | 'modal' | 'nudge';

interface Asked {
  readonly need: 'r' | 'w';
  /** Undefined for a guest. */
  readonly member: MemberState | undefined;
  readonly isFullyOnboarded: boolean;
}

/** Guests log in, the fully onboarded pass, others and writers without a name are asked or offered. */
export function openingFor({ need, member, isFullyOnboarded }: Asked): Opening {
  if (!member) return 'login';
  const has = need === 'r' ? member.isReader : member.isWriter;
  if (isFullyOnboarded && (has || need === 'r')) return 'already';
  return has ? 'nudge' : 'modal';
}
