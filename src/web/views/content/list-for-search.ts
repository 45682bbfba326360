/** Pages in the order of a list, for search engines; nothing where there are none. Each is named with its own URL alone. */
export const pageList = (name: string, pages: readonly (readonly [name: string, path: string])[]): readonly object[] =>
  pages.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name,
          itemListElement: pages.map(([title, url], at) => ({ '@type': 'ListItem', position: at + 1, name: title, url })),
        },
      ];
