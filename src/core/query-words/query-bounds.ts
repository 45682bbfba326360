export const longestQuery = 120;
export const mostQueryWords = 12;
