/** The site of a page on which one applies, as a person reads it, such as careers.koyal.in. */
export const siteOf = (applyUrl: string): string => (/^https?:\/\/(?:[^@/?#]*@)?(?:www\.)?([^:/?#]+)/i.exec(applyUrl)?.[1] ?? '').toLowerCase();
