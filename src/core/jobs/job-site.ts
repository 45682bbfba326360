export const isByMail = (applyUrl: string): boolean => /^mailto:/i.test(applyUrl);

/** Readable site of an application page or mail address, such as careers.koyal.in. */
export const siteOf = (applyUrl: string): string =>
  (/^(?:https?:\/\/(?:[^@/?#]*@)?(?:www\.)?|mailto:[^@/?#]*@)([^:/?#]+)/i.exec(applyUrl)?.[1] ?? '').toLowerCase();
