/** The fewest people whose pay is shown together (k-anonymity). It stands alone, so that a sentence about it brings no calculator along. */
export const fewestPeople = 5;
