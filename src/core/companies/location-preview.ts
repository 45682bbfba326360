const inSight = 3;

/** The first three cities of a company's list, and those behind "read more". */
export const previewOf = (locations: readonly string[]): { readonly first: readonly string[]; readonly rest: readonly string[] } => ({
  first: locations.slice(0, inSight),
  rest: locations.slice(inSight),
});
