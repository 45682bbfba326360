import type { AdWords } from '../../en/operator/ad.ts';

/** Sentences of the advertisement of the host, in Hindi. */
export const words: AdWords = {
  label: 'विज्ञापन',
  open: (site) => `${site} खोलें`,
};
