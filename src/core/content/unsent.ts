/** The kinds of what may wait unsent on a device, or is stored there alone, in the order in which they are named. */
export const unsentKinds = ['posts', 'comments', 'messages', 'edits', 'notes', 'forms', 'votes', 'offers'] as const;
export type UnsentKind = (typeof unsentKinds)[number];

/** The number of each kind that waits unsent. */
export type UnsentCounts = Readonly<Record<UnsentKind, number>>;

export const allUnsent = (unsent: UnsentCounts): number => unsentKinds.reduce((sum, kind) => sum + unsent[kind], 0);
