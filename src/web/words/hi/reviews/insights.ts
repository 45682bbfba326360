import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import { mostDigested } from '#core/reviews/digest.ts';
import type { LeavingLaw } from '#core/reviews/leaving-laws.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { writtenRupees } from '../../figures/rupees.ts';
import { shareSaid } from '../figures/shares.ts';
import type { InsightWords } from '../../en/reviews/insights.ts';

/** Share of three that total all. Rounding may be off by a whole step. */
const part = (percent: number): string => shareSaid(percent, 0);

const sources: Readonly<Record<LeavingLaw, string>> = {
  notice: 'औद्योगिक रोज़गार (स्थायी आदेश) केंद्रीय नियम 1946, अनुसूची I, पैरा 13; comply4hr.com',
  bond: 'भारतीय संविदा अधिनियम 1872, धारा 27 और 74; विजया बैंक बनाम प्रशांत बी. नरनावरे, 2025 INSC 691; lawfoyer.in, tbalaw.in',
  settlement: 'मज़दूरी संहिता 2019, धारा 17(2)',
  relieving: 'औद्योगिक रोज़गार (स्थायी आदेश) केंद्रीय नियम 1946, अनुसूची I, पैरा 16; lawayz.com',
};

export const words: InsightWords = {
  digest: {
    heading: 'लोग किस बात पर सहमत हैं',
    none: `कोई विषय तब दिखता है जब ${fewestPeople} लोग उसका ज़िक्र करें।`,
    from: (reviews) => (reviews === mostDigested ? `सबसे नए ${grouped(reviews)} रिव्यू से` : `${grouped(reviews)} रिव्यू से`),
    how: 'हम वाक्यों को उनके शब्दों से विषयों में बाँटते हैं, AI से नहीं। वाक्य दबाने पर उसका रिव्यू खुलता है।',
    stands: { good: 'ज़्यादातर को पसंद', bad: 'ज़्यादातर को नापसंद', divided: 'राय अलग-अलग' },
    people: (count) => `${grouped(count)} ने इसका ज़िक्र किया`,
    quarters: (first, last) => (first === last ? first : `${first} से ${last}`),
    quarter: (quarter) => `${quarter.slice(0, 4)} की तिमाही ${quarter.slice(6)}`,
    liked: 'पसंद आया',
    disliked: 'पसंद नहीं आया',
    share: (percent, count) => `${percent}% (${grouped(count)})`,
    quotes: 'वे क्या कहते हैं',
    more: (count) => `${grouped(count)} और`,
    topics: {
      hours: 'समय और शिफ़्ट',
      weekends: 'शनिवार-रविवार',
      pay: 'सैलरी',
      increments: 'इंक्रीमेंट',
      promotions: 'प्रमोशन',
      managers: 'मैनेजर',
      colleagues: 'साथी और माहौल',
      learning: 'सीखने को',
      security: 'नौकरी की सुरक्षा',
      exit: 'नोटिस और छोड़ना',
      food: 'खाना',
      transport: 'आना-जाना',
      safety: 'सुरक्षा के इंतज़ाम',
      pressure: 'टारगेट और दबाव',
      remote: 'घर से काम',
      leave: 'छुट्टी',
      onboarding: 'जॉइनिंग',
    },
  },

  exit: {
    heading: 'नौकरी छोड़ें तो',
    none: `अभी ${fewestContributors} से कम लोगों ने बताया है कि छोड़ना कैसा रहा।`,
    people: (count) => `${crowdSaid(count)} लोग`,
    between: (low, high) => (low === high ? `बीच के आधे लोग ${low} कहते हैं` : `बीच के आधे लोग ${low} से ${high} कहते हैं`),
    notice: 'नोटिस',
    noticeOf: (days) => `${days} का नोटिस`,
    days: (days) => (days === 0 ? 'उसी दिन' : `${grouped(days)} दिन`),
    months: (months) => `${grouped(months)} ${months === 1 ? 'महीना' : 'महीने'}`,
    rupees: writtenRupees,
    share: shareSaid,
    buyout: 'नोटिस के बदले पैसे देना',
    buyoutSaid: (allowed, refused, notAsked) => `${part(allowed)} दे सके, ${part(refused)} नहीं दे सके, ${part(notAsked)} ने पूछा नहीं`,
    bond: 'बॉन्ड भरा',
    bondOf: (share) => `${share} ने बॉन्ड भरा`,
    bondRupees: 'बॉन्ड की रक़म',
    bondMonths: 'बॉन्ड कितने समय का',
    relieving: 'रिलीविंग लेटर',
    settlement: 'आख़िरी पैसा',
    settlementOf: (days) => (days === 0 ? 'आख़िरी पैसा उसी दिन' : `आख़िरी पैसा ${grouped(days)} दिन बाद`),
    withheld: 'कुछ पैसा या काग़ज़ नहीं मिला',
    bondRule: 'बॉन्ड',
    settlementRule: 'आख़िरी पैसा',
    relievingRule: 'रिलीविंग लेटर',
    how: `दिन, महीने और रुपये बीच के आँकड़े हैं: आधे लोग कम कहते हैं, आधे ज़्यादा। सब गोल हैं। हर लाइन के लिए ${fewestContributors} लोग चाहिए, और वह तभी बदलती है जब ${fewestContributors} और लोग बताएँ, ताकि कोई लाइन किसी एक के बारे में न हो। ${whoCounts}`,
    law: 'क़ानून क्या कहता है',
    laws: {
      notice:
        'नोटिस आपके कॉन्ट्रैक्ट से तय होता है। फ़ैक्ट्रियों और बड़ी जगहों के कामगारों के लिए सरकार के मॉडल स्थायी आदेश (काम के नियम) एक महीना कहते हैं। कुछ राज्यों में दुकानों और दफ़्तरों के लिए भी न्यूनतम नोटिस है। कॉन्ट्रैक्ट में लिखा हो तो जितने दिन नोटिस नहीं दिया, उनका पैसा माँगा जा सकता है।',
      bond: 'किसी को रुकने पर मजबूर नहीं किया जा सकता। बॉन्ड मान्य हो सकता है, पर देना उतना ही होता है जितना कंपनी का वाजिब ख़र्च हुआ, जैसे सच में दी गई ट्रेनिंग का, चाहे बॉन्ड में रक़म ज़्यादा लिखी हो।',
      settlement: 'आख़िरी दिन के बाद {days} कामकाजी दिनों में वेतन मिल जाना चाहिए, इस्तीफ़ा देने पर भी। ग्रेच्युटी और पीएफ की तारीख़ें अलग हैं।',
      relieving:
        'कोई केंद्रीय क़ानून रिलीविंग लेटर की बात नहीं करता। पक्के कामगारों को सेवा प्रमाणपत्र मिलना चाहिए, और कुछ राज्यों में दुकानों और दफ़्तरों में भी। सैलरी स्लिप और पीएफ का रिकॉर्ड भी दिखाते हैं कि आपने वहाँ काम किया।',
    },
    within: (sentence, days) => sentence.replace('{days}', inWords(days)),
    since: (day, source) => `यह नियम ${daySaid(monthNames, day)} से लागू है। स्रोत: ${source}।`,
    source: (_source, law) => sources[law],
    status: { settled: '', 'single source': 'सिर्फ़ एक स्रोत मिला।', open: 'यह अभी तय नहीं है।' },
    noAdvice: 'हमने क़ानून को ऐसे समझा है, यह क़ानूनी सलाह नहीं है।',
  },
};
