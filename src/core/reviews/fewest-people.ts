/** The fewest people of whose reviews a rating or a finding is made. It stands alone, so that a sentence about it brings nothing along. */
export const fewestPeople = 5;
