import { fewestContributors } from '#core/crowds/fewest.ts';
import { inWords } from '../figures/numbers.ts';
import type { CheckInWords } from '../../en/contributions/check-in.ts';
import { numberSaid } from '../figures/number-said.ts';

export const words: CheckInWords = {
  due: 'साल कैसा रहा? जितनी सैलरी का वादा था, उतनी मिली? तीस सेकंड लगते हैं।',
  dueLabel: 'साल का हाल बताने का समय',
  tellOf: (company) => `${company} के लिए बताएँ`,
  tellOfUnnamed: 'एक सैलरी के लिए बताएँ',

  ask: 'साल कैसा रहा?',
  askAgain: (year) => `साल कैसा रहा? ${year} का सेव है`,
  lead: `तीस सेकंड लगते हैं, और कोई भी लाइन छोड़ सकते हैं। आपके जवाब इसी सैलरी के साथ जाते हैं, और सिर्फ़ कम से कम ${inWords(fewestContributors)} लोगों के आँकड़ों में दिखते हैं।`,
  year: 'साल किस सन में पूरा होता है',
  yearHint: (year) => `अप्रैल ${year - 1} से मार्च ${year} वाले साल के लिए ${year} चुनें।`,
  replaces: (year) => `यह ${year} के पुराने जवाब की जगह लेगा।`,

  variablePromised: 'जितना वेरिएबल कहा गया था',
  variablePaid: 'जितना वेरिएबल मिला',
  variableHint: 'उस पूरे साल का, जैसे 1.5 लाख।',
  paidHint: 'कुछ न मिला हो तो 0 लिखें।',
  hikeAnnounced: 'जितना हाइक बताया गया था, प्रतिशत में',
  hikeReceived: 'जितना हाइक मिला, प्रतिशत में',
  hikeHint: 'जैसे 10। यह गोल किया जाता है: 8.5 यानी 9।',
  receivedHint: 'हाइक न मिला हो तो 0 लिखें।',
  months: 'पिछली बार सैलरी बदले कितने महीने हुए',
  monthsHint: '1 साल 2 महीने के लिए 14 लिखें।',

  numbers: numberSaid,
  problems: {
    variablePromised: {
      silent: 'कम से कम एक बात बताएँ, यहाँ या नीचे।',
      half: 'जितना कहा गया था वह भी बताएँ, या दोनों छोड़ दें।',
      none: 'कुछ कहा ही नहीं गया था तो दोनों छोड़ दें।',
    },
    variablePaid: { half: 'जितना मिला वह भी बताएँ: कुछ न मिला हो तो 0।', more: 'यह कहे गए के दोगुने से ज़्यादा है। दोनों रक़में देख लें।' },
    hikeAnnounced: { half: 'जितना बताया गया था वह भी लिखें, या दोनों छोड़ दें।' },
    hikeReceived: { half: 'जितना मिला वह भी लिखें: न मिला हो तो 0।' },
  },

  restored: 'यह आपने पहले लिखा था और भेजा नहीं।',
  throwAway: 'खाली करें',
  send: 'सेव करें',
  sending: 'भेज रहे हैं …',
  reported: (year) => `${year} के लिए सेव हो गया।`,
  counted: 'यह औरों के बताए हुए के साथ गिना जाएगा।',
  notCounted: 'यह सैलरी नहीं गिनी जाती, इसलिए साल के बारे में आपके जवाब भी नहीं गिने जाते।',
};
