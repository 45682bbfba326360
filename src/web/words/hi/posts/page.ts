import { rulesNamed } from '../moderation/rules.ts';
import type { PostPageWords } from '../../en/posts/page.ts';

/** Sentences in Hindi of a post’s own page, which no card needs. */
export const words: PostPageWords = {
  rulesNamed,
  description: (author, community) => `${community} में ${author}।`,
  gone: {
    FLAGGED: 'मॉडरेटर के देखने तक यह पोस्ट छिपी है।',
    AUTHOR_REJECTED: 'यह पोस्ट हटा दी गई।',
    DELETED: 'लेखक ने यह पोस्ट हटा दी।',
    NOT_FOUND: 'ऐसी कोई पोस्ट नहीं है।',
    SCHEDULED: 'ऐसी कोई पोस्ट नहीं है।',
    LIVE: '',
  },
  goneRule: (rule) => `नियम: ${rule}।`,
  goneWeek: (monday) => `${monday} वाला हफ़्ता।`,
  ledger: 'बही देखें',
  outcome: {
    measures: {
      hide: 'जब तक मॉडरेटर न देख ले, यह सिर्फ़ आपको और मॉडरेटरों को दिखती है।',
      remove: 'एक मॉडरेटर ने इसे हटाया है। अब यह सिर्फ़ आपको और मॉडरेटरों को दिखती है।',
      lock: 'एक मॉडरेटर ने इस पर टिप्पणियाँ बंद की हैं।',
      warn: 'एक मॉडरेटर ने इसके लिए आपको चेतावनी दी है।',
      silence: 'इस वजह से एक मॉडरेटर ने आपका लिखना बंद किया है। कब तक, यह “आपकी पोस्ट” में देखें।',
    },
    granted: {
      hide: '',
      remove: 'एक मॉडरेटर ने इसे हटाया था। दोबारा देखने पर यह लौटा दी गई।',
      lock: 'एक मॉडरेटर ने इस पर टिप्पणियाँ बंद की थीं। दोबारा देखने पर वे फिर खोल दी गईं।',
      warn: 'एक मॉडरेटर ने इसके लिए चेतावनी दी थी। दोबारा देखने पर वह वापस ले ली गई।',
      silence: 'इस वजह से एक मॉडरेटर ने आपका लिखना बंद किया था। दोबारा देखने पर वह फिर खोल दिया गया।',
    },
    note: 'मॉडरेटर का नोट',
    appeal: 'दोबारा देखने को कहें',
    oneAtATime: 'आपकी दूसरी अपील पर फ़ैसला होने के बाद आप इसे भी दोबारा देखने को कह सकते हैं।',
    appeals: { open: 'आपने दोबारा देखने को कहा है। जवाब यहीं मिलेगा।', rejected: 'दोबारा देखने पर भी फ़ैसला वही रहा।' },
  },
};
