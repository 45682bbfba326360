import { screens } from '../navigation/screens.ts';

/** The cache of pages that were read, beside that of the build. It is on devices, so it stays. */
export const readCache = 'daftar-read';

/** The cache of photos that were picked for a form and not sent yet. A sign-out deletes both. */
export const pickedCache = 'daftar-picked';

/** The path under which a page is stored: without its query, which only sorts and narrows what is there, but for practice, whose query says what is practised. */
export const keptAs = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname === screens.practice ? pathname + search : pathname;
