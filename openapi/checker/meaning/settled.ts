/** Leaves out moments and view counts, which any request may change. */
export const settled = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) =>
    name === 'viewsCount' || (typeof inner === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(inner)) ? undefined : inner,
  );
