/** The times of the bar that says that a page is being fetched, from the moment it was asked for: a quick page shows none, and none stays for longer. */
export const pageLoader = { afterMs: 250, mostMs: 3_500 } as const;
