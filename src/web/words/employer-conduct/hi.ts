import { grouped } from '#core/figures/counts.ts';
import type { ConductWords } from './en.ts';

/** Sentences about how an employer behaves here, in Hindi. */
export const words: ConductWords = {
  heading: 'यह कंपनी यहाँ कैसे पेश आती है',
  lead: 'हटाई गई चीज़ों के सार्वजनिक बहीखाते और मॉडरेटर के फ़ैसलों से गिना गया। कोई भी फिर से गिन सकता है।',
  quiet: 'कुछ हटाने की किसी माँग पर अभी कोई फ़ैसला नहीं हुआ, और रिव्यू में कोई अचानक उछाल नहीं है।',
  table: 'सितारों के हिसाब से रिव्यू: जिन रिपोर्ट पर फ़ैसला हुआ, और जो हटाया गया',
  stars: 'सितारे',
  reported: 'फ़ैसले वाली रिपोर्ट',
  upheld: 'सही मानी गईं',
  removed: 'हटाए गए',
  share: (upheld, decided) => (decided === 0 ? '0' : `${grouped(decided)} में से ${grouped(upheld)}`),
  asked: 'जो हटा, वह किसके कहने पर',
  sides: { employer: 'कंपनी', court: 'अदालत', reader: 'पाठक', house: 'हमारे मॉडरेटर' },
  removedElse: 'इंटरव्यू, सवाल और बाकी जो हटे',
  restored: 'देखने के बाद वापस लाए गए',
  legalNotices: 'अदालत के आदेश से हटाए गए',
  bursts: 'रिव्यू में अचानक उछाल',
  noBursts: 'कोई नहीं',
  week: (monday) => `${monday} वाला हफ़्ता`,
  replies: 'जिन रिव्यू का जवाब दिया',
  answered: (answered, reviews, days) =>
    `${grouped(reviews)} में से ${grouped(answered)}${days === null ? '' : days === 0 ? ', आधे उसी हफ़्ते में' : `, आधे ${grouped(days)} दिन के अंदर`}`,
  invited: 'कंपनी के लिंक से आए रिव्यू',
  ledger: 'बहीखाता पढ़ें',
  removedHere: 'क्या हटाया गया',
  removedCount: (count) => (count === 0 ? 'यहाँ से कुछ नहीं हटाया गया है।' : `यहाँ से ${grouped(count)} चीज़ें हटाई गईं।`),
  onWishOf: (side, count) => `${side}: ${grouped(count)}`,
};
