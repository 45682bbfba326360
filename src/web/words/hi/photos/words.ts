import { grouped } from '#core/figures/counts.ts';
import type { PhotoWords } from '../../en/photos/words.ts';

/** Sentences of the photos of a company, in Hindi. */
export const words: PhotoWords = {
  title: (company) => `${company} की फ़ोटो`,
  titleOf: (album, company) => `${company} की फ़ोटो: ${album}`,
  description: (company) => `${company} अंदर से कैसी दिखती है: दफ़्तर, कैंटीन, इवेंट और टीम। फ़ोटो वहीं काम करने वालों ने ली हैं।`,
  none: 'अभी यहाँ कोई फ़ोटो नहीं है।',
  noneBecause: 'अगर आप यहाँ काम करते हैं, तो पहली फ़ोटो डालें।',
  list: 'फ़ोटो',
  albums: {
    office: 'दफ़्तर',
    cafeteria: 'कैंटीन',
    events: 'इवेंट',
    team: 'टीम',
    campus: 'कैंपस और बाहर',
    other: 'बाक़ी',
  },
  albumsLabel: 'एल्बम',
  all: 'सब',
  albumCount: (album, count) => `${album} (${grouped(count)})`,
  helpful: 'सबसे काम की',
  more: 'और फ़ोटो दिखाएँ',
  end: 'बस इतनी ही हैं।',
  fromTheStart: 'पहली फ़ोटो पर लौटें',
  photo: (album, at, of) => `${album}, फ़ोटो ${at}, कुल ${of}`,
  showAll: (count) => (count === 1 ? 'फ़ोटो दिखाएँ' : `${count} फ़ोटो दिखाएँ`),
  addYours: 'फ़ोटो डालें',
  card: {
    helpful: 'काम की',
    helpfulSaid: () => 'ने ऐसा कहा',
    report: 'शिकायत',
    share: 'शेयर करें',
    open: 'सिर्फ़ ये फ़ोटो खोलें',
    copied: 'लिंक कॉपी हो गया।',
    actions: 'इन फ़ोटो के बारे में',
  },
  one: {
    all: (company) => `${company} की सब फ़ोटो`,
    missing: 'ये फ़ोटो नहीं मिलीं।',
    missingBecause: 'हो सकता है भेजने वाले ने हटा दी हों, या मॉडरेटर ने हटाई हों। क्या-क्या हटाया गया और क्यों, यह सार्वजनिक बही में है।',
    ledger: 'बही देखें',
  },
  gallery: {
    open: 'काम की, शेयर या शिकायत',
    before: 'पिछली फ़ोटो',
    after: 'अगली फ़ोटो',
    place: (at, of) => `${grouped(at)}, कुल ${grouped(of)}`,
  },
};
