export const words = {
  title: 'Recently viewed',
  none: 'Nothing yet. Companies whose pages you open in this browser are listed here.',
  // Promise R-016
  kept: (days: number) => `This list is in this browser only, for ${days} days. It is not linked to any account.`,
  forget: (name: string) => `Remove ${name}`,
  clear: 'Clear the list',
};

export type BrowsingHistoryWords = typeof words;
