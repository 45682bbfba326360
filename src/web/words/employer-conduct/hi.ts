import { grouped } from '#core/figures/counts.ts';
import type { ConductWords } from './en.ts';

/** Sentences about how an employer behaves here, in Hindi. */
export const words: ConductWords = {
  heading: 'यह कंपनी यहाँ कैसे पेश आती है',
  lead: 'सार्वजनिक बही और मॉडरेटर के फ़ैसलों से गिना गया। कोई भी जाँच सकता है।',
  quiet: 'कुछ हटाने की किसी माँग पर अभी कोई फ़ैसला नहीं हुआ, और रिव्यू की कोई अचानक बाढ़ नहीं है।',
  table: 'हर स्टार पर: जिन शिकायतों पर फ़ैसला हुआ, और जो रिव्यू हटाए गए',
  stars: 'स्टार',
  reported: 'फ़ैसले वाली शिकायतें',
  upheld: 'सही मानी शिकायतें',
  removed: 'हटाए गए',
  share: (upheld, decided) => (decided === 0 ? '0' : `${grouped(decided)} में से ${grouped(upheld)}`),
  asked: 'रिव्यू किसके कहने पर हटे',
  sides: { employer: 'कंपनी', court: 'अदालत', reader: 'पढ़ने वाले', house: 'हमारे मॉडरेटर' },
  removedElse: 'इंटरव्यू, सवाल और बाकी जो हटे',
  restored: 'दोबारा देखने पर लौटाए गए',
  legalNotices: 'अदालत के आदेश से हटाए गए',
  bursts: 'रिव्यू की अचानक बाढ़',
  noBursts: 'कोई नहीं',
  week: (monday) => `${monday} वाला हफ़्ता`,
  replies: 'जिन रिव्यू का जवाब दिया',
  answered: (answered, reviews, days) =>
    `${grouped(reviews)} में से ${grouped(answered)}${days === null ? '' : days === 0 ? ', आधे उसी हफ़्ते में' : `, आधे ${grouped(days)} दिन के अंदर`}`,
  invited: 'कंपनी के लिंक से आए रिव्यू',
  ledger: 'बही पढ़ें',
  removedHere: 'क्या हटाया गया',
  removedCount: (count) => (count === 0 ? 'इस कंपनी पर कुछ नहीं हटाया गया।' : `इस कंपनी पर ${grouped(count)} ${count === 1 ? 'चीज़ हटाई गई' : 'चीज़ें हटाई गईं'}।`),
  onWishOf: (side, count) => `${side}: ${grouped(count)}`,
};
