/** Where the answer of a list names things of a kind (x-lists). */
interface ListPlace {
  /** The query that the list is asked with for them, such as `purpose=salary` of `purpose=salary items/keyId`. */
  readonly query: Readonly<Record<string, string>>;
  readonly steps: readonly string[];
}

/** The place that a contract writes as `items/urlName`, or with the query before it. */
export function listPlace(text: string): ListPlace {
  const [place = '', query = ''] = text.split(' ').toReversed();
  return { query: Object.fromEntries(new URLSearchParams(query)), steps: place.split('/') };
}
