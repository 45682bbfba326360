/** Keyset pagination query, with the server's default size. */
export const pageQuery = (after: string | null | undefined, pageSize: number | undefined): { readonly cursor?: string; readonly limit?: number } => ({
  ...(after && { cursor: after }),
  ...(pageSize !== undefined && { limit: pageSize }),
});
