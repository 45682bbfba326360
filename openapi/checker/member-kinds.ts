import type { Operation } from '../read/operation.ts';

/** The kinds of members that a contract tells apart (x-asked-by); anyone who is asked for as any member is a writer here. */
export const memberKinds = ['newcomer', 'reader', 'member', 'writer', 'moderator', 'administrator'] as const;
export type MemberKind = Exclude<(typeof memberKinds)[number], 'member'>;

export function askedBy({ pointer }: Operation): MemberKind {
  const kind = memberKinds.find((known) => known === pointer.text('x-asked-by')) ?? 'member';
  return kind === 'member' ? 'writer' : kind;
}
