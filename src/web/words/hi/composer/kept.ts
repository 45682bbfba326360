import type { KeptMoment } from '#core/composer/kept-moment.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import type { KeptWords } from '../../en/composer/kept.ts';

const momentSaid = ({ day, time }: KeptMoment): string => `${day === null ? '' : `${daySaid(monthNames, day)}, `}${time}`;

export const words: KeptWords = {
  label: 'बदलाव जो अभी सेव नहीं हुए',
  found: (moment) => `${momentSaid(moment)} के आपके बदलाव यहीं हैं।`,
  of: (title) => `“${title}”`,
  keep: 'बदलाव रहने दें',
  goOn: 'आगे बढ़ें',
  throwAway: 'बदलाव हटाएँ',
  sent: {
    label: 'पोस्ट जिसका जवाब नहीं आया',
    found: (moment) => `${momentSaid(moment)} की आपकी पोस्ट भेजी गई, पर जवाब नहीं आया। उसे खोलकर “पोस्ट करें” दबाएँ: पता चलेगा कि वह लगी या नहीं।`,
    open: 'उसे खोलें',
  },
  unread: 'पोस्ट अभी नहीं मिल सकी। आपके बदलाव सेव हैं।',
};
