/** The longest name in URLs of what stands in a list. */
const longest = 80;

/** The name in URLs of a job or place of a list, by its name: the rule by which the server finds them. */
export const listedUrlName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
