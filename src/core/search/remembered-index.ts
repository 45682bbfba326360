import type { SearchEntry, NamedSpan } from './search-entry.ts';
import type { AskedSpan, SearchIndex } from './search-index.ts';

/** The part of an index that is asked again for each way in which a query may be meant. */
export type NamingIndex = Pick<SearchIndex, 'named' | 'withWords'>;

/** An index that is asked once for the same words, however many ways of meaning a query share them. */
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

/** What the answer of an index depends on: the words, whether more may come, and whether they are the first. */
const keyOf = ({ words, isOpen, isNear, from }: AskedSpan): string => `${isNear ? '~' : ''}${from === 0 ? '^' : ''}${words.join(' ')}${isOpen ? '' : ' '}`;
