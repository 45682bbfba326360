/** The lists of what a member wrote, in their order. */
export const writtenLists = ['posts', 'comments'] as const;

export type WrittenList = (typeof writtenLists)[number];

/** The list that a URL asks for; the posts where it asks for none. */
export const writtenListNamed = (name: string | null): WrittenList => writtenLists.find((known) => known === name) ?? 'posts';
