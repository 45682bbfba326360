import type { SearchEntry, NamedSpan } from './search-entry.ts';
import type { AskedSpan, SearchIndex } from './search-index.ts';

export type NamingIndex = Pick<SearchIndex, 'named' | 'withWords'>;

export function rememberedIndex(index: NamingIndex): NamingIndex {
  const spans = new Map<string, readonly NamedSpan[]>();
  const entries = new Map<string, Promise<readonly SearchEntry[]>>();
  return {
    async named(asked) {
      const unknown = asked.filter((span) => !spans.has(keyOf(span)));
      if (unknown.length > 0) {
        const found = await index.named(unknown);
        for (const span of unknown)
          spans.set(
            keyOf(span),
            found.filter(({ from, to }) => from === span.from && to === span.to),
          );
      }
      return asked.flatMap((span) => (spans.get(keyOf(span)) ?? []).map((named) => ({ ...named, from: span.from, to: span.to })));
    },
    withWords(words, isOpen, isNear) {
      const key = `${isNear ? '~' : ''}${words.join(' ')}${isOpen ? '' : ' '}`;
      const found = entries.get(key) ?? index.withWords(words, isOpen, isNear);
      entries.set(key, found);
      return found;
    },
  };
}

/** Includes everything a lookup depends on, such as open endings and first position. */
const keyOf = ({ words, isOpen, isNear, from }: AskedSpan): string => `${isNear ? '~' : ''}${from === 0 ? '^' : ''}${words.join(' ')}${isOpen ? '' : ' '}`;
