/** The tokens of each kind of contribution that count, in a year and account: anyone who has shared one pay, one employer or one interview has shared what a year usually brings. */
export const countedInYear = 1;

/** The years in which a contribution counts, that of its token and those after it: older ones say little of today, and one person’s would add up without end. */
export const countedYears = 3;

/** The accounts with a proof that one person is thought to have. */
const accountsOfOne = 2;

/**
 * The smallest group of contributions of which facts of a person are shown (k-anonymity): all of a kind that two accounts hold over the years in which they count, and two more.
 * So anyone who writes with two accounts to be all the others of a group is left with two people, and not with one.
 */
export const fewestContributors = accountsOfOne * countedInYear * countedYears + 2;

/** The fewest people of whose reviews a rating or a finding is made. Each of these reviews shows its stars and its words itself. */
export const fewestPeople = 5;
