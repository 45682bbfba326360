/** Minimum of shown parts per filter. */
export const shownLevelOf = { department: 1, designation: 2, city: 3 } as const;
