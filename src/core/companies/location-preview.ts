const inSight = 3;

/** First three places, and the rest behind "read more". */
export const previewOf = <Place>(places: readonly Place[]): { readonly first: readonly Place[]; readonly rest: readonly Place[] } => ({
  first: places.slice(0, inSight),
  rest: places.slice(inSight),
});
