/** Who counts in figures of many. */
export const whoCounts = 'Counted once a year: members with a provider login or a confirmed email.';
