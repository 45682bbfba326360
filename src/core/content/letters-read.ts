/** The most letters of a text that its filters read: more than any text may have, and so few that the worst of them is read soon (S-62). */
export const mostLettersRead = 20_000;
