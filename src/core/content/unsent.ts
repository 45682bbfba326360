export const unsentKinds = ['posts', 'comments', 'messages', 'edits', 'notes', 'forms', 'votes', 'offers'] as const;
export type UnsentKind = (typeof unsentKinds)[number];

export type UnsentCounts = Readonly<Record<UnsentKind, number>>;

export const allUnsent = (unsent: UnsentCounts): number => unsentKinds.reduce((sum, kind) => sum + unsent[kind], 0);
