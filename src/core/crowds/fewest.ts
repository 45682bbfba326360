/** Counted tokens of each kind per account and year. */
export const countedInYear = 1;

/** Years a contribution counts, so that one person's do not add up endlessly. */
export const countedYears = 3;

/** Proven accounts one person is assumed to have. */
const accountsOfOne = 2;

/** k-anonymity threshold: an attacker with two accounts is left with two people, not one. */
export const fewestContributors = accountsOfOne * countedInYear * countedYears + 2;

/** Fewest people behind a rating or finding, as each review is public anyway. */
export const fewestPeople = 5;
