import { grouped } from '#core/figures/counts.ts';
import type { ConductWords } from '../../en/employer-conduct/words.ts';

export const words: ConductWords = {
  heading: 'यह कंपनी इस वेबसाइट पर क्या करती है',
  lead: 'बही से (हटाई गई चीज़ों की सार्वजनिक सूची) और मॉडरेटर के फ़ैसलों से गिना गया। कोई भी जाँच सकता है।',
  quiet: 'यहाँ कुछ हटाया नहीं गया, किसी शिकायत पर फ़ैसला नहीं हुआ, और किसी हफ़्ते रिव्यू की अचानक बाढ़ नहीं आई।',
  table: 'हर स्टार पर: जिन शिकायतों पर फ़ैसला हुआ, और जो रिव्यू हटाए गए',
  stars: 'स्टार',
  askedHere: 'कंपनी ने शिकायत की',
  agreed: (agreed, asked) => (asked === 0 ? '0' : `${grouped(asked)}, ${grouped(agreed)} सही मानी गईं`),
  reported: 'जिन शिकायतों पर फ़ैसला हुआ',
  upheld: 'सही मानी गईं',
  removed: 'हटाए गए',
  share: (upheld, decided) => (decided === 0 ? '0' : `${grouped(decided)} में से ${grouped(upheld)}`),
  asked: 'रिव्यू किसके कहने पर हटे',
  sides: { employer: 'कंपनी', court: 'अदालत', reader: 'पढ़ने वाले', house: 'हमारे मॉडरेटर' },
  removedElse: 'हटाई गई दूसरी चीज़ें, जैसे इंटरव्यू',
  restored: 'दोबारा देखने पर लौटाए गए',
  legalNotices: 'अदालत के आदेश से हटाए गए',
  bursts: 'रिव्यू की अचानक बाढ़',
  noBursts: 'कोई नहीं',
  week: (monday) => `${monday} वाला हफ़्ता`,
  replies: 'जिन रिव्यू का कंपनी ने जवाब दिया',
  answered: (answered, reviews, days) =>
    `${grouped(reviews)} में से ${grouped(answered)} का${days === null ? '' : `; आधे जवाब ${days === 0 ? 'उसी हफ़्ते' : `${grouped(days)} दिन के अंदर`} आए`}`,
  invited: 'कंपनी के लिंक से आए रिव्यू',
  ledger: 'देखें क्या-क्या हटाया गया',
  removedHere: 'क्या हटाया गया',
  removedCount: (count) => (count === 0 ? 'इस कंपनी पर कुछ नहीं हटाया गया।' : `इस कंपनी पर ${grouped(count)} ${count === 1 ? 'चीज़ हटाई गई' : 'चीज़ें हटाई गईं'}।`),
  onWishOf: (side, count) => `${side} के कहने पर: ${grouped(count)}`,
};
