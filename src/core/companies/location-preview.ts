const inSight = 3;

/** The first three places of a company, and those behind "read more". */
export const previewOf = <Place>(places: readonly Place[]): { readonly first: readonly Place[]; readonly rest: readonly Place[] } => ({
  first: places.slice(0, inSight),
  rest: places.slice(inSight),
});
