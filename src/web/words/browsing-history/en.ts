/** Sentences about the companies looked at lately. */
export const words = {
  title: 'Recently viewed',
  none: 'Nothing yet. Companies whose pages you open in this browser are listed here.',
  // Promise R-016
  kept: (days: number) => `Only this browser finds this list. It is kept for ${days} days, apart from any account.`,
  forget: (name: string) => `Remove ${name}`,
  clear: 'Clear the list',
};

export type BrowsingHistoryWords = typeof words;
