/** Readable site of an application page, such as careers.koyal.in. */
export const siteOf = (applyUrl: string): string => (/^https?:\/\/(?:[^@/?#]*@)?(?:www\.)?([^:/?#]+)/i.exec(applyUrl)?.[1] ?? '').toLowerCase();
