export const words = {
  label: 'Advertisement',
  open: (site: string) => `Open ${site}`,
};

export type AdWords = typeof words;
