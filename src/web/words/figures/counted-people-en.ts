/** Who counts in figures of many. */
export const whoCounts = 'Counted: members with a provider login or a confirmed address, once a year.';
