import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { firstYearOf, type ExperienceBand } from '#core/salaries/salary.ts';
import { monthNames } from '../figures/months-hi.ts';
import { monthSaid } from '../figures/date.ts';
import { writtenRupees } from '../figures/rupees.ts';
import type { PaidFairlyWords } from './en.ts';

function bandSaid(band: ExperienceBand): string {
  const [from, to] = band.split('-');
  if (to === undefined) return `${firstYearOf(band)} साल या ज़्यादा`;
  return from === '0' ? '1 साल से कम' : `${from} से ${Number(to) - 1} साल`;
}

/** Everything that is said of whether a pay is fair, in Hindi. */
export const words: PaidFairlyWords = {
  title: 'क्या आपको सही सैलरी मिल रही है?',
  description: 'अपने जैसे पद, शहर और अनुभव वालों से अपनी सैलरी की तुलना करें। सैलरी आपके डिवाइस से बाहर नहीं जाती। खाता नहीं चाहिए।',
  heading: 'क्या आपको सही सैलरी मिल रही है?',
  lead: 'तीन सवाल, और आपकी सैलरी की तुलना आपके जैसे पद वालों से।',
  noScript: 'इस पेज को जावास्क्रिप्ट चाहिए: सैलरी की तुलना आपके ही डिवाइस पर होती है, ताकि उसे और कोई न देखे।',
  form: 'तीन सवाल',
  questions: { job: '1. आप क्या काम करते हैं?', place: '2. कहाँ, और कितने समय से?', pay: '3. साल में आपको कितना मिलता है?' },
  job: 'पद',
  jobHint: 'दो अक्षर लिखें और सूची से चुनें।',
  company: 'कंपनी (ज़रूरी नहीं)',
  city: 'शहर (ज़रूरी नहीं; न लिखें तो पूरा भारत)',
  years: 'कुल कितने साल काम किया',
  chooseYears: 'चुनें',
  yearsOf: (years, isMost) => (years === 0 ? 'फ़्रेशर' : `${years}${isMost ? '+' : ''} साल`),
  pay: 'साल की सैलरी',
  payHint: 'फ़िक्स्ड और वेरिएबल, और एक साल के शेयर बाज़ार में बिकने वाले शेयर (RSU), टैक्स से पहले।',
  stays: 'आपकी सैलरी इसी पेज पर रहती है: न रखी जाती है, न भेजी जाती है, और पेज छोड़ते ही भुला दी जाती है। सिर्फ़ पद, शहर, कंपनी और साल भेजे जाते हैं।',
  show: 'तुलना देखें',
  unlisted: 'यह नाम हमारी सूची में नहीं है। लिखें, और सूची से चुनें।',
  missing: { job: 'अपना पद सूची से चुनें।', years: 'काम के साल चुनें।', pay: 'अपनी सैलरी लिखें, जैसे 18 लाख।' },
  problems: {
    'unit-unsure': 'क्या यह लाख में है?',
    'month-unsure': 'क्या यह महीने की सैलरी है? साल की हो तो पीछे “सालाना” लिखें।',
    unreadable: 'यह पढ़ा नहीं जा सका। 12L, 12 लाख, 1.2cr या 12,00,000 लिखें।',
    'too-much': 'यह हमारी सीमा से ज़्यादा है, इसलिए सबसे बड़ी रक़म ली गई।',
    'below-zero': 'रक़म शून्य से कम नहीं हो सकती। माइनस का निशान हटाकर लिखें।',
  },
  slip: {
    asked: (meant) => `क्या आपका मतलब साल के ${writtenRupees(meant)} है?`,
    odd: 'क्या यह साल की सैलरी है?',
    because: 'इस पद पर बाकी लोगों को जो मिलता है, यह उससे बहुत अलग है। सही आप ही जानते हैं।',
    right: 'हाँ, यही सही है',
  },
  answer: 'आपकी तुलना',
  toCome: 'आपका नतीजा यहाँ दिखेगा',
  toComeBecause: 'पद, काम के साल और सैलरी लिखते ही।',
  none: 'हमारे पास सैलरी की काफ़ी जानकारी नहीं है।',
  noneBecause: (fewest) => `इस पद की सैलरी यहाँ या कहीं और बहुत कम लोगों ने बताई है। ${fewest} से कम लोगों का, या जहाँ कोई पहचाना जा सके, हम कुछ नहीं दिखाते।`,
  verdict: { below: 'आम सैलरी से कम', within: 'आम दायरे में', above: 'आम सैलरी से ज़्यादा' },
  around: { low: 'आम दायरे के निचले किनारे के आसपास', high: 'आम दायरे के ऊपरी किनारे के आसपास', both: 'कहीं आम दायरे के आसपास' },
  place: (percentile, isOfJob) => {
    const where = isOfJob ? 'इस पद पर' : 'इस फ़ील्ड में';
    if (percentile < 1) return `${where} शायद ही कोई आपसे कम कमाता है।`;
    return percentile > 99 ? `${where} आप लगभग सबसे ज़्यादा कमाते हैं।` : `${where} 100 में से करीब ${percentile} लोग आपसे कम कमाते हैं।`;
  },
  likely: (low, high) => `शायद 100 में से ${low} और ${high} के बीच।`,
  scale: (percentile, low, high) => `0 से 100 का पैमाना। आम दायरा 25 से 75 तक है। आप ${percentile} पर हैं, शायद ${low} और ${high} के बीच।`,
  scaleOf: '100 में से इतने लोग कम कमाते हैं। मोटी पट्टी आम दायरा है, यानी आधे लोग।',
  columns: ['100 में से इतने लोग इतना या कम कमाते हैं', 'साल की सैलरी'],
  ofHundred: (percent) => `100 में से ${percent}`,
  yours: (percentile) => `आपका, 100 में से करीब ${percentile}`,
  band: bandSaid,
  everyJobIn: (department) => `${department} के सभी पद`,
  citiesLike: (city) => `${city} जैसे शहर`,
  india: 'पूरा भारत',
  people: (count) => `${crowdSaid(count)} लोग`,
  oneEmployer: (tenths) => `इनमें हर 10 में से कम से कम ${tenths} एक ही कंपनी में काम करते हैं।`,
  newest: (month) => `सबसे नया ${monthSaid(monthNames, month)} का`,
  among: (group) => `तुलना इनसे: ${group}`,
  widened: 'यह समूह बड़ा है: छोटे में बहुत कम लोग हैं, या किसी एक की सैलरी पता चल जाती।',
  withoutCompany: (company) => `${company} में इस पद की सैलरी नहीं दिखा सकते, इसलिए ये सब कंपनियों के लोग हैं।`,
  how: 'यह कैसे निकाला जाता है?',
  howSteps: (leaning, fewest) => [
    'सैलरी यानी साल में जो मिलता है: फ़िक्स्ड और वेरिएबल, और एक साल के शेयर बाज़ार में बिकने वाले शेयर।',
    'आपकी जगह समूह के छपे आँकड़ों से निकलती है: उनके बीच लॉग स्केल पर सीधी रेखा में, और उनके बाहर सैलरी के आम कर्व पर।',
    `छोटे समूह को उससे बड़े समूह के साथ मिलाया जाता है, जो ${leaning} लोगों के बराबर गिना जाता है।`,
    'आपकी जगह के आसपास का दायरा इतने लोगों के लिए 95% का मार्जिन ऑफ़ एरर है।',
    `${fewest} से कम लोगों का समूह कभी नहीं लिया जाता।`,
  ],
  howTable: 'समूह, छोटे से बड़े',
  howColumns: { group: 'समूह', alone: '100 में से कम कमाते हैं', leaning: 'बड़े समूहों के साथ मिलाकर' },
  later: 'दो साल बाद',
  laterBand: (group) => `बीच की सैलरी: ${group}`,
  nowBand: (group) => `आज बीच की सैलरी: ${group}`,
  laterMore: 'इतना ज़्यादा',
  laterLess: 'इतना कम',
  laterSame: 'अभी से ज़्यादा नहीं।',
  laterNote: 'यह उनकी सैलरी है जिनका अनुभव आपसे दो साल ज़्यादा है। यह सैलरी बढ़ने का वादा नहीं।',
  onward: 'अब आगे',
  jobPage: (job) => `${job} की सैलरी`,
  takeHome: 'हर महीने बैंक में कितना आता है',
  hike: 'सैलरी बढ़ने पर हाथ में कितना आएगा',
  addYours: 'अपनी सैलरी जोड़ें, नाम के बिना',
  picture: {
    heading: 'शेयर करने के लिए तस्वीर',
    lead: 'तस्वीर में पद, समूह और मोटे तौर पर आपकी जगह है। कोई रक़म नहीं है, और यह आपके डिवाइस पर ही बनती है।',
    share: 'तस्वीर शेयर करें',
    save: 'तस्वीर सेव करें',
    saved: 'तस्वीर आपके डाउनलोड में है।',
    failed: 'यह ब्राउज़र तस्वीर शेयर नहीं कर सकता।',
    you: 'मोटे तौर पर यहाँ',
    scale: 'इस समूह के 100 लोगों में से इतने कम कमाते हैं',
    said: 'स्क्रीन रीडर के लिए विवरण',
    alt: (verdict, group, tens) => `क्या आपको सही सैलरी मिल रही है? ${verdict}, 100 में से करीब ${tens} लोग कम कमाते हैं। ${group}।`,
    fileName: 'paid-fairly.png',
  },
};
