import type { AdWords } from '../../en/operator/ad.ts';

export const words: AdWords = {
  label: 'विज्ञापन',
  open: (site) => `${site} खोलें`,
};
