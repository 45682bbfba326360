/** The site of a page on which one applies, as a person reads it, such as careers.koyal.in. */
export const siteOf = (applyUrl: string): string => new URL(applyUrl).hostname.replace(/^www\./, '');
