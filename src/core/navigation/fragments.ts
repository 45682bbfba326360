/** Fragment pairs, which never leave the browser with a request. */
export type FragmentPairs = Readonly<Record<string, string>>;

/** Fragment of this tab's URL, and query values brought by a link. */
export abstract class Fragments {
  abstract read(): FragmentPairs;
  /** Replaces the fragment without a history entry. */
  abstract write(pairs: FragmentPairs): void;
  abstract urlWith(pairs: FragmentPairs): string;
  /** Removes the pairs from the URL, so that reloads and copies do not repeat them. */
  abstract takeQuery(keys: readonly string[]): FragmentPairs;
  /** Reports outside changes; the result stops it. */
  abstract watch(changed: () => void): () => void;
}
