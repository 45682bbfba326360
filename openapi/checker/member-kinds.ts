import type { Operation } from '../read/operation.ts';

/** Kinds of members in contracts (x-asked-by). Any member means a writer here. */
export const memberKinds = ['newcomer', 'reader', 'member', 'writer', 'moderator', 'administrator'] as const;
export type MemberKind = Exclude<(typeof memberKinds)[number], 'member'>;

export function askedBy({ pointer }: Operation): MemberKind {
  const kind = memberKinds.find((known) => known === pointer.text('x-asked-by')) ?? 'member';
  return kind === 'member' ? 'writer' : kind;
}
