/** The parts of a job that can be asked for, by how many parts have to be shown for it. */
export const shownLevelOf = { department: 1, designation: 2, city: 3 } as const;
