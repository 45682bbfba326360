import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { countedYears } from '#core/crowds/fewest.ts';
import type { CurrencyUnits } from '#core/figures/salary-text.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { monthSaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { experienceBandsSaid, spokenPay, spokenRange, writtenPay, writtenRange } from '../figures/pay.ts';
import { placesSaid } from '../figures/places.ts';
import type { PayFigureWords } from '../../en/salaries/pay-figures.ts';

export const words: PayFigureWords = {
  written: writtenPay,
  spoken: spokenPay,
  ticks: { lakh: '', crore: ' करोड़', thousandDollars: '' } satisfies CurrencyUnits,
  lastTick: { lakh: ' लाख', crore: ' करोड़', thousandDollars: ' हज़ार डॉलर' } satisfies CurrencyUnits,
  range: writtenRange,
  spokenRange,
  people: (stepped) => `${stepped} लोग`,
  proven: 'सबका लॉग इन जाँचा हुआ',
  newest: (month) => `सबसे नया: ${monthSaid(monthNames, month)}`,
  median: 'बीच का आँकड़ा',
  medianIs: (pay) => `बीच का आँकड़ा ${pay}: आधे लोग इससे कम कमाते हैं, आधे ज़्यादा।`,
  middle: 'बीच के आधे लोग',
  middleEarn: 'बीच के आधे लोग कमाते हैं',
  halfEarn: 'आधे लोग इससे कम कमाते हैं',
  interval: (range) => `असली बीच का आँकड़ा शायद इस दायरे में है: ${range}।`,
  companies: {
    few: 'कुछ ही कंपनियों से: एक में इनमें से चौथाई से ज़्यादा लोग हैं।',
    quarter: 'एक कंपनी में इनमें से चौथाई से ज़्यादा लोग हैं; उसे चौथाई ही गिना गया है।',
  },
  companiesShort: { few: 'कुछ ही कंपनियों से', quarter: 'बहुत-से एक ही कंपनी से' },
  finding: (people, range, median) => `सालाना सैलरी, ${people}। बीच के आधे लोग ${range} कमाते हैं, बीच का आँकड़ा ${median} है।`,
  legend: 'पूरे रंग वाले खंभे बीच के आधे लोगों के आसपास हैं। रेखा: बीच का आँकड़ा। ज़्यादा सैलरी वाले खंभों में रक़म का फ़ासला बड़ा है।',
  percentile: (percent) => (percent === 50 ? 'बीच' : `${percent}% को यहाँ तक`),
  percentileMeans: (percent) => (percent === 50 ? 'आधे लोग इतना या इससे कम कमाते हैं' : `100 में ${percent} लोग इतना या इससे कम कमाते हैं`),
  percentiles: 'कौन कितना कमाता है',
  pay: 'सालाना सैलरी',
  share: 'लोग',
  ofPeople: (percent) => `${percent}%`,
  everyStep: 'सारे आँकड़े टेबल में देखें',
  parts: { heading: 'यह सैलरी किससे बनती है', fixed: 'फ़िक्स्ड', variable: 'वेरिएबल', stock: 'स्टॉक' },
  partsNote: 'हर हिस्सा कुल सैलरी का कितना है। स्टॉक: एक साल के, शेयर बाज़ार में बिकने वाले कंपनी के शेयर।',
  everybody: 'सब लोग',
  bands: experienceBandsSaid,
  places: placesSaid,
  employments: { 'full-time': 'फ़ुल टाइम', contract: 'कॉन्ट्रैक्ट', intern: 'इंटर्नशिप', 'part-time': 'पार्ट टाइम', freelancer: 'फ़्रीलांस' } satisfies Record<
    EmploymentKind,
    string
  >,
  jobAt: (job, company) => `${job}, ${company}`,
  anyExperience: 'कोई भी अनुभव',
  allCompanies: 'सारी कंपनियाँ',
  how: {
    heading: 'यह कैसे निकाला गया?',
    reported: 'लोग यहाँ बिना नाम के अपनी सैलरी बताते हैं। कोई सैलरी स्लिप नहीं देखता, और कुछ भी अंदाज़े से नहीं भरा जाता: बहुत कम लोगों ने बताया हो तो कोई आँकड़ा नहीं होता।',
    counted: 'हम साल की सैलरी गिनते हैं: फ़िक्स्ड, वेरिएबल, और एक साल के वे शेयर (RSU) जो शेयर बाज़ार में बिकते हैं। बाक़ी स्टॉक, जैसे ऑप्शन, नहीं गिना जाता।',
    median: 'बीच का आँकड़ा ठीक बीच में है: आधे लोग कम कमाते हैं, आधे ज़्यादा। दो-चार बहुत ऊँची सैलरी से वह नहीं बदलता।',
    fewest: ({ fewest, fewestOfWholeJob }) =>
      `हर आँकड़ा कम से कम ${inWords(fewest)} लोगों का होता है, और कंपनी, पद, शहर और अनुभव चारों तय हों तो ${inWords(fewestOfWholeJob)} का। किसी एक की सैलरी कुल की चौथाई से ज़्यादा हो, तो हम आँकड़ा नहीं दिखाते।`,
    more: ({ quartilesFrom, tenthsFrom }) =>
      `बीच के आधे लोग ${inWords(quartilesFrom)} लोगों से दिखते हैं, सबसे ऊपर और सबसे नीचे का दसवाँ हिस्सा ${inWords(tenthsFrom)} से। सबसे कम और सबसे ज़्यादा सैलरी कभी नहीं दिखती।`,
    age: ({ halvesAfterMonths, lastMonths }) =>
      `पुरानी सैलरी कम गिनी जाती है: ${halvesAfterMonths} महीने बाद आधी। ${lastMonths} महीने बाद, या ${inWords(countedYears - 1)} और कैलेंडर साल पूरे होने पर, बिल्कुल नहीं।`,
    batches: ({ inBatch }) =>
      `कोई आँकड़ा तभी बदलता है जब ${inWords(inBatch)} नए लोग अपनी सैलरी बताएँ, ताकि किसी एक की सैलरी पता न चले। मिटाई गई सैलरी भी उसी बदलाव के साथ निकलती है। रक़में गोल की जाती हैं, और लोगों की गिनती ऐसे दिखती है: ${crowdSaid(0)}, 10+, 20+, 50+। ${whoCounts}`,
    aside: 'जो सैलरी बाक़ी सबसे बहुत अलग हो वह छोड़ दी जाती है, क्योंकि वह ज़्यादातर भूल होती है, जैसे साल की जगह महीने की सैलरी।',
    confidence: 'भरोसा बताता है कि बीच के आँकड़े पर कितना भरोसा करें। लोग बढ़ें तो बढ़ता है, सैलरी में बहुत फ़र्क हो तो घटता है। लोग कुछ ही कंपनियों के हों तो एक दर्जा कम होता है।',
    companies:
      'कई कंपनियों के आँकड़े में कोई कंपनी चौथाई से ज़्यादा नहीं गिनी जाती, उसमें कितने भी लोग हों। बाक़ी कंपनियों में लोग बहुत कम हों, तो सब बराबर गिने जाते हैं और हम लिखते हैं: “कुछ ही कंपनियों से”।',
  },
};
