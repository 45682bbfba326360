import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-hi.ts';
import type { KeptWords } from './kept-en.ts';

/** Sentences about changes that are found again on the device, in Hindi. */
export const words: KeptWords = {
  label: 'बदलाव जो अभी रखे नहीं गए',
  found: ({ day, time }) => `${day === null ? '' : `${daySaid(monthNames, day)}, `}${time} के आपके बदलाव यहीं हैं।`,
  of: (title) => `“${title}”`,
  keep: 'रखें',
  goOn: 'इन्हीं से आगे बढ़ें',
  throwAway: 'हटा दें',
  unread: 'पोस्ट अभी नहीं मिल सकी। आपके बदलाव यहीं रखे हैं।',
};
