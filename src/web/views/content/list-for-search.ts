/** List for search engines by URL. Empty lists yield none. */
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
