interface Parts {
  readonly path: string;
  readonly pairs: readonly string[];
  readonly hash: string;
}

function partsOf(url: string): Parts {
  const [before = '', ...after] = url.split('#');
  const [path = '', ...query] = before.split('?');
  return { path, pairs: query.join('?').split('&').filter(Boolean), hash: after.length > 0 ? `#${after.join('#')}` : '' };
}

const textOf = ({ path, pairs, hash }: Parts): string => `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${hash}`;

const keyOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** Keeps the spelling of everything else. */
export function withoutKeys(url: string, keys: readonly string[]): string {
  const parts = partsOf(url);
  return textOf({ ...parts, pairs: parts.pairs.filter((pair) => !keys.includes(keyOf(pair))) });
}

export function withoutFragmentKeys(url: string, keys: readonly string[]): string {
  const query = fragmentAsQuery(url);
  return namesAny(query, keys) ? url.split('#', 1)[0] + withoutKeys(query, keys).replace('?', '#') : url;
}

export const namesAny = (url: string, keys: readonly string[]): boolean => partsOf(url).pairs.some((pair) => keys.includes(keyOf(pair)));

export const fragmentAsQuery = (url: string): string => `?${url.split('#').slice(1).join('%23')}`;

/** Sets each value once and omits undefined ones. */
export function withPairs(url: string, values: Readonly<Record<string, string | undefined>>): string {
  const { path, pairs, hash } = partsOf(withoutKeys(url, Object.keys(values)));
  const added = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value.toWellFormed())}`],
  );
  return textOf({ path, pairs: [...pairs, ...added], hash });
}

export const withQuery = (url: string, query: string): string => (query.length > 1 ? `${url}${url.includes('?') ? '&' : '?'}${query.slice(1)}` : url);

/** First plain value per key; other characters than letters, digits and `_.~-` are rejected. */
export function tokensIn(url: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of partsOf(url).pairs) {
    const [, key = '', value = ''] = /^([\w.~-]{1,64})=([\w.~-]{1,64})$/.exec(pair) ?? [];
    if (key && !found.has(key)) found.set(key, value);
  }
  return found;
}
