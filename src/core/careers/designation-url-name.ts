const longestDesignationUrl = 80;

/** The name of a designation in URLs, made of its name in English as the database makes it. */
export const designationUrlName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestDesignationUrl)
    .replace(/^-+|-+$/g, '');
