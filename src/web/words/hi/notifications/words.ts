import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import type { NotificationWords } from '../../en/notifications/words.ts';

export const words: NotificationWords = {
  title: 'सूचनाएँ',
  description: 'आपको मिले जवाब, और आपके लिखे की ख़बर।',
  today: 'आज',
  yesterday: 'कल',
  day: (day) => daySaid(monthNames, day),
  unread: 'नहीं पढ़ी',
  readAll: 'सबको पढ़ा हुआ मानें',
  allRead: 'सब पढ़ लीं',
  whole: 'सब देखें',
  choose: 'सूचनाओं की सेटिंग',
  news: (count) => (count === 1 ? 'एक नई सूचना आई है।' : `${count} नई सूचनाएँ आई हैं।`),
  none: 'अभी कुछ नहीं।',
  noneBecause: 'आपके लिखे पर कोई जवाब दे या उसे पसंद करे, तो वह यहाँ दिखेगा।',
  guest: 'आपकी सूचनाएँ यहाँ दिखती हैं।',
  guestBecause: 'सूचनाएँ देखने के लिए लॉग इन करें। पढ़ने के लिए खाता ज़रूरी नहीं।',
};
