const longest = 80;

/** Derives URL names exactly as the tables do. */
export const listedUrlName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
