import type { Operation } from '#server/app/contract/operation.ts';

/** The kinds of members that a contract tells apart (x-asked-by). Usually it is a writer who asks. */
export const memberKinds = ['newcomer', 'reader', 'writer', 'moderator', 'administrator'] as const;
export type MemberKind = (typeof memberKinds)[number];

export const askedBy = ({ pointer }: Operation): MemberKind => memberKinds.find((kind) => kind === pointer.text('x-asked-by')) ?? 'writer';
