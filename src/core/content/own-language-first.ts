import { usualPageSize } from '../page.ts';
import { writtenLanguage } from './written-language.ts';

/** Puts texts in Devanagari first within each page, so that later pages move nothing read. */
export function ownLanguageFirst<Item>(items: readonly Item[], textOf: (item: Item) => string): readonly Item[] {
  const pages = Array.from({ length: Math.ceil(items.length / usualPageSize) }, (_, page) => items.slice(page * usualPageSize, (page + 1) * usualPageSize));
  return pages.flatMap((page) => {
    const isOwn = new Set(page.filter((item) => writtenLanguage(textOf(item)) === 'hi'));
    return [...isOwn, ...page.filter((item) => !isOwn.has(item))];
  });
}
