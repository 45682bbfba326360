export const words = {
  label: 'Advertisement',
  /** The link, by the site it leads to. */
  open: (site: string) => `Open ${site}`,
};

export type AdWords = typeof words;
