/** Place where a list's answer names things of a kind (x-lists). */
interface ListPlace {
  /** Query for them, such as `purpose=salary` in `purpose=salary items/keyId`. */
  readonly query: Readonly<Record<string, string>>;
  readonly steps: readonly string[];
}

export function listPlace(text: string): ListPlace {
  const [place = '', query = ''] = text.split(' ').toReversed();
  return { query: Object.fromEntries(new URLSearchParams(query)), steps: place.split('/') };
}
