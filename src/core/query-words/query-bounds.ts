/** The limit of letters of a query that are read, and of its words. */
export const longestQuery = 120;
export const mostQueryWords = 12;
