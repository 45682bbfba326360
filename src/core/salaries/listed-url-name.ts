const longest = 80;

/** The name in URLs of a designation or a city of the reference lists: small Latin letters and digits, words apart by hyphens, as the tables derive it. */
export const listedUrlName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
