/** The fragment of the URL (behind the hash), in pairs. It never leaves the browser with a request, so it may hold what only its reader should know. */
export type FragmentPairs = Readonly<Record<string, string>>;

/** The part of this tab's URL that only this tab reads, and what a link brought in its query. */
export abstract class Fragments {
  abstract read(): FragmentPairs;
  /** Takes the place of what stood there; the history stays as long as it was. */
  abstract write(pairs: FragmentPairs): void;
  /** The whole URL of this page with these pairs, to be shared. */
  abstract urlWith(pairs: FragmentPairs): string;
  /** The pairs of the query with these keys. They are taken out of the URL, so that a reload or a copy of it does not bring them again. */
  abstract takeQuery(keys: readonly string[]): FragmentPairs;
  /** Calls back when it changes from elsewhere; the answer stops that. */
  abstract watch(changed: () => void): () => void;
}
