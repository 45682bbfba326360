import { screens } from '../navigation/screens.ts';

/** Cache of pages read. Deployed devices depend on the name. */
export const readCache = 'daftar-read';

/** Cache of unsent photos, deleted at sign-out. */
export const pickedCache = 'daftar-picked';

/** Drops the query, except for practice, where it selects the content. */
export const keptAs = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname === screens.practice ? pathname + search : pathname;
