export const writtenLists = ['posts', 'comments'] as const;

export type WrittenList = (typeof writtenLists)[number];

/** Falls back to posts. */
export const writtenListNamed = (name: string | null): WrittenList => writtenLists.find((known) => known === name) ?? 'posts';
