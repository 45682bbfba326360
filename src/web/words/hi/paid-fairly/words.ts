import { usualCertainty } from '#core/figures/certainty.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { firstYearOf, type ExperienceBand } from '#core/salaries/salary.ts';
import { monthNames } from '../figures/months.ts';
import { monthSaid } from '../../figures/date.ts';
import { writtenRupees } from '../../figures/rupees.ts';
import type { PaidFairlyWords } from '../../en/paid-fairly/words.ts';

function bandSaid(band: ExperienceBand): string {
  const [from, to] = band.split('-');
  if (to === undefined) return `${firstYearOf(band)} साल या ज़्यादा`;
  return from === '0' ? '1 साल से कम' : `${from} से ${Number(to) - 1} साल`;
}

const wheres = { job: 'इस पद पर', nearest: 'सबसे मिलते-जुलते पद पर', field: 'इस फ़ील्ड में' };

export const words: PaidFairlyWords = {
  title: 'क्या आपको सही सैलरी मिल रही है?',
  description: 'अपने जैसे पद, शहर और अनुभव वालों से अपनी सैलरी की तुलना करें। सैलरी आपके डिवाइस से बाहर नहीं जाती। खाता नहीं चाहिए।',
  heading: 'क्या आपको सही सैलरी मिल रही है?',
  lead: 'तीन सवाल, और आपकी सैलरी या आपको मिले ऑफ़र की तुलना उस पद वालों से।',
  noScript: 'ब्राउज़र की सेटिंग में जावास्क्रिप्ट चालू करें। सैलरी की तुलना आपके ही डिवाइस पर होती है, ताकि उसे और कोई न देखे।',
  form: 'तीन सवाल',
  questions: { job: '1. आप क्या काम करते हैं?', place: '2. कहाँ, और कितने समय से?' },
  job: 'पद',
  jobHint: 'दो अक्षर लिखें और सूची से चुनें।',
  company: 'कंपनी (ज़रूरी नहीं)',
  city: 'शहर (ज़रूरी नहीं; न लिखें तो पूरा भारत)',
  years: 'कुल कितने साल काम किया',
  chooseYears: 'चुनें',
  yearsOf: (years, isMost) => (years === 0 ? 'फ़्रेशर' : `${years}${isMost ? '+' : ''} साल`),
  about: 'आपकी सैलरी या कोई ऑफ़र',
  abouts: { pay: 'मेरी सैलरी', offer: 'मुझे ऑफ़र मिला है' },
  payHint: 'फ़िक्स्ड और वेरिएबल, और एक साल के शेयर बाज़ार में बिकने वाले शेयर (RSU), टैक्स से पहले।',
  asMonth: 'हमने इसे महीने की सैलरी माना।',
  isYear: 'यह साल की है',
  hand: {
    ask: 'तुलना CTC की होती है। क्या आप सिर्फ़ बैंक में आने वाली रक़म जानते हैं?',
    label: 'हाथ में, महीने के',
    hint: 'आम महीने में कंपनी आपके बैंक में जितना डालती है।',
    ctc: (rupees) => `यानी साल का CTC करीब ${writtenRupees(rupees)}, आम पीएफ, ग्रेच्युटी और टैक्स के साथ।`,
    take: (rupees) => `साल के ${writtenRupees(rupees)} से तुलना करें`,
    failed: 'यह निकाला नहीं जा सका। फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
  },
  stays: 'यह रक़म इसी पेज पर रहती है: न रखी जाती है, न भेजी जाती है, और पेज छोड़ते ही भुला दी जाती है। सिर्फ़ पद, शहर, कंपनी और साल भेजे जाते हैं।',
  show: 'तुलना देखें',
  unlisted: 'यह नाम हमारी सूची में नहीं है। लिखें, और सूची से चुनें।',
  missing: { job: 'अपना पद सूची से चुनें।', years: 'काम के साल चुनें।' },
  problems: {
    'unit-unsure': 'क्या आपका यही मतलब है?',
    unreadable: 'यह पढ़ा नहीं जा सका। 12 लाख, 12,00,000, 18,000 महीना या 600 रोज़ लिखें।',
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
  toComeBecause: 'इसे देखने के लिए पद, काम के साल और सैलरी लिखें।',
  none: 'हमारे पास सैलरी की काफ़ी जानकारी नहीं है।',
  noneBecause: (fewest) => `इस पद की सैलरी यहाँ या कहीं और बहुत कम लोगों ने बताई है। ${fewest} से कम लोगों का, या जहाँ कोई पहचाना जा सके, हम कुछ नहीं दिखाते।`,
  verdict: { below: 'आम सैलरी से कम', within: 'आम दायरे में', above: 'आम सैलरी से ज़्यादा' },
  around: { low: 'आम दायरे के सबसे नीचे के आसपास', high: 'आम दायरे के सबसे ऊपर के आसपास', both: 'कहीं आम दायरे के आसपास' },
  of: {
    pay: {
      question: '3. आपको कितना मिलता है?',
      label: 'आपकी सैलरी',
      missing: 'अपनी सैलरी लिखें, जैसे 18 लाख।',
      place: (percentile, comparedIn) => {
        const where = wheres[comparedIn];
        if (percentile < 1) return `${where} आप सबसे कम कमाने वालों में हैं।`;
        return percentile > 99 ? `${where} आप लगभग सबसे ज़्यादा कमाते हैं।` : `${where} 100 में से करीब ${percentile} लोग आपसे कम कमाते हैं।`;
      },
      likely: (low, high) => `शायद 100 में से ${low} से ${high} लोग आपसे कम कमाते हैं।`,
      scale: (percentile, low, high) =>
        `0 सबसे कम सैलरी है, 100 सबसे ज़्यादा। आम दायरा 25 से 75 तक है। हमारे अंदाज़े से आप ${percentile} पर हैं, शायद ${low} और ${high} के बीच।`,
      yours: (percentile) => `आपका, 100 में से करीब ${percentile}`,
    },
    offer: {
      question: '3. आपको कितने का ऑफ़र मिला है?',
      label: 'ऑफ़र की सैलरी',
      missing: 'ऑफ़र की सैलरी लिखें, जैसे 12 लाख।',
      place: (percentile, comparedIn) => {
        const where = wheres[comparedIn];
        if (percentile < 1) return `${where} यह ऑफ़र सबसे कम सैलरी में से है।`;
        return percentile > 99 ? `${where} यह ऑफ़र लगभग सबसे ज़्यादा है।` : `${where} 100 में से करीब ${percentile} लोग इस ऑफ़र से कम कमाते हैं।`;
      },
      likely: (low, high) => `शायद 100 में से ${low} से ${high} लोग इस ऑफ़र से कम कमाते हैं।`,
      scale: (percentile, low, high) =>
        `0 सबसे कम सैलरी है, 100 सबसे ज़्यादा। आम दायरा 25 से 75 तक है। हमारे अंदाज़े से यह ऑफ़र ${percentile} पर है, शायद ${low} और ${high} के बीच।`,
      yours: (percentile) => `ऑफ़र, 100 में से करीब ${percentile}`,
    },
  },
  scaleOf: 'पैमाना दिखाता है कि 100 में से कितने लोग कम कमाते हैं। मोटी पट्टी आम दायरा है: बीच के आधे लोग।',
  columns: ['100 में से इतने लोग इतना या कम कमाते हैं', 'साल की सैलरी'],
  ofHundred: (percent) => `100 में से ${percent}`,
  band: bandSaid,
  everyJobIn: (department) => `${department} के सभी पद`,
  people: (count) => `${crowdSaid(count)} लोग`,
  newest: (month) => `सबसे नया ${monthSaid(monthNames, month)} का`,
  among: (group) => `तुलना इनसे: ${group}`,
  nearest: (group, job) => `तुलना इनसे: ${group}। आपके पद से सबसे मिलता-जुलता: ${job}`,
  widened: 'तुलना बड़े समूह से है, क्योंकि छोटे में बहुत कम लोग हैं या किसी एक की सैलरी पता चल जाती।',
  withoutCompany: (company) => `${company} में इस पद की सैलरी नहीं दिखा सकते, इसलिए ये सब कंपनियों के लोग हैं।`,
  how: 'यह कैसे निकाला जाता है?',
  howSteps: (leaning, fewest) => [
    'सैलरी यानी साल में जो मिलता है: फ़िक्स्ड और वेरिएबल, और उस साल के कंपनी के शेयर, अगर वे शेयर बाज़ार में बिकते हैं।',
    'हम आपकी जगह समूह के दिखाए हुए आँकड़ों के बीच ढूँढते हैं (लॉग स्केल पर सीधी रेखा में), और उनके बाहर सैलरी के आम कर्व से।',
    `समूह छोटा हो तो हम उससे बड़ा समूह भी जोड़ते हैं, पर उसे सिर्फ़ ${leaning} लोगों जितना गिनते हैं।`,
    `इतने लोगों से अंदाज़ा ग़लत भी हो सकता है। 100 में से ${usualCertainty.percent} बार आपकी सही जगह इसी दायरे में होती है।`,
    `${fewest} से कम लोगों के समूह से हम आपकी तुलना कभी नहीं करते।`,
  ],
  howTable: 'समूह, छोटे से बड़े',
  howColumns: { group: 'समूह', alone: '100 में से कितने कम कमाते हैं', leaning: 'बड़े समूहों के साथ मिलाकर' },
  later: 'दो साल बाद',
  laterBand: (group) => `बीच की सैलरी: ${group}`,
  nowBand: (group) => `आज बीच की सैलरी: ${group}`,
  laterMore: 'इतना ज़्यादा',
  laterLess: 'इतना कम',
  laterSame: 'यह अभी जितना ही है।',
  laterNote: 'यह उनकी सैलरी है जिनका अनुभव आपसे दो साल ज़्यादा है। यह सैलरी बढ़ने का वादा नहीं।',
  onward: 'आगे क्या कर सकते हैं',
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
    alt: (verdict, group, tens) => `क्या आपको सही सैलरी मिल रही है? ${verdict}, 100 में से करीब ${tens} लोग कम कमाते हैं। ${group}।`,
    fileName: 'paid-fairly.png',
  },
};
