/** The query of one page (keyset pagination): where it begins, and how many items it holds; the server's usual count when nothing is said. */
export const pageQuery = (after: string | null | undefined, pageSize: number | undefined): { readonly cursor?: string; readonly limit?: number } => ({
  ...(after && { cursor: after }),
  ...(pageSize !== undefined && { limit: pageSize }),
});
