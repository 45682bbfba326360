import { fewestContributors } from '#core/crowds/fewest.ts';
import { fewestOfWholeJob } from '#core/salaries/fewest-people.ts';
import { mostExperienceYears, type Currency } from '#core/salaries/salary.ts';
import { inWords } from '../figures/numbers.ts';
import type { SalaryFormWords } from '../../en/salaries/form.ts';
import { payPer } from './pay-per.ts';
import { saidPay, writtenPay } from '../../salaries/written-pay.ts';

const said = (amount: number, currency: Currency): string => saidPay(amount, currency, { lakh: ' लाख', crore: ' करोड़' });

export const words: SalaryFormWords = {
  title: 'अपनी सैलरी शेयर करें',
  description: 'एक मिनट से कम लगता है। सैलरी बाद में इस डिवाइस से बदल सकते हैं। इससे कोई खाता नहीं जुड़ता।',
  heading: (company) => (company ? `${company} में आपकी सैलरी` : 'आपको कितना मिलता है?'),
  change: (company) => `${company} में अपनी सैलरी बदलें`,
  steps: { job: 'कौन सी कंपनी, कौन सा पद?', pay: 'कितना मिलता है?', send: 'देखें और भेजें' },

  designation: 'पद',
  noDesignation: 'सूची में से अपना पद चुनें।',
  department: (name) => `विभाग: ${name}`,
  city: 'शहर',
  noCity: 'सूची में से अपना शहर चुनें।',
  unlisted: 'यह सूची में नहीं है। सूची में से चुनें।',
  experience: 'कुल अनुभव',
  choose: 'चुनें',
  years: (years) => (years === 0 ? 'फ़्रेशर' : years === mostExperienceYears ? `${years} साल या ज़्यादा` : `${years} साल`),
  noExperience: `फ़्रेशर से ${mostExperienceYears} साल तक में से चुनें।`,

  fixed: 'फ़िक्स्ड सैलरी',
  fixedHint: 'टैक्स से पहले, बोनस और कंपनी के शेयर छोड़कर।',
  variable: 'साल का बोनस (ज़रूरी नहीं)',
  variableHint: 'आम साल में फ़िक्स्ड के अलावा जितना मिलता है।',
  stockType: 'स्टॉक (ज़रूरी नहीं)',
  noStock: 'कोई नहीं',
  stockTypes: { esops: 'ESOP', rsus: 'RSU', sars: 'SAR', other: 'कुछ और', notSure: 'पक्का नहीं पता' },
  vesting: 'कितने साल में पूरे आपके होंगे (वेस्टिंग)',
  vestingYears: (years) => `${years} साल`,
  notAware: 'मुझे नहीं पता',
  stock: 'स्टॉक की कुल क़ीमत',
  stockHint: 'जितना कुल मिला, एक साल का नहीं।',
  aYear: (amount, currency) => `साल के ${writtenPay(amount, currency)}`,
  inAll: (amount, currency) => `कुल ${writtenPay(amount, currency)}`,
  employment: 'नौकरी का प्रकार',
  employments: { 'full-time': 'फ़ुल टाइम', contract: 'कॉन्ट्रैक्ट', intern: 'इंटर्नशिप', 'part-time': 'पार्ट टाइम', freelancer: 'फ़्रीलांस' },
  works: 'क्या यह आपकी अभी की सैलरी है?',
  worksNow: 'हाँ, अभी की',
  worksBefore: 'नहीं, पुरानी नौकरी की',
  currency: 'किसमें मिलता है',
  currencies: { INR: 'रुपये', USD: 'अमेरिकी डॉलर' },
  currencyHint: 'विदेश की कंपनी डॉलर में देती हो तो डॉलर चुनें। रुपये और डॉलर अलग-अलग गिने जाते हैं।',
  payPer,
  picks: {
    lakhs: (label) => `${label}, लाख`,
    thousands: (label) => `${label}, हज़ार`,
    lakh: (count) => (count < 100 ? `${count} लाख` : `${count / 100} करोड़`),
    thousand: (count) => `${count} हज़ार`,
    underLakh: 'एक लाख से कम',
    otherAmount: 'जैसा लिखा है',
  },
  payProblems: {
    missing: 'रक़म लिखें, जैसे 12 लाख।',
    unsure: 'आपका मतलब कौन सी रक़म है? नीचे चुनें, या पूरी लिखें।',
    much: 'यहाँ वेतन इतना बड़ा नहीं लिखा जा सकता। रकम जाँचें।',
    unreadable: 'यह समझ नहीं आया। 12 लाख, 12,00,000, 18,000 महीना या 600 रोज़ लिखें।',
  },
  meant: (amount, currency) => `मेरा मतलब ${said(amount, currency)}`,

  slip: {
    asked: (meant, currency) => `क्या आपका मतलब साल के ${said(meant, currency)} है?`,
    odd: (typed, currency) => `क्या यह साल के ${writtenPay(typed, currency)} है?`,
    because: 'इस पद पर बाकी लोगों को जो मिलता है, यह उससे बहुत अलग है। सही आप ही जानते हैं।',
    yes: (meant, currency) => `हाँ, साल के ${said(meant, currency)}`,
    no: (typed, currency) => `नहीं, साल के ${writtenPay(typed, currency)}`,
    right: 'हाँ, सही है',
  },

  before: (company) => `आपने इस डिवाइस से ${company} की सैलरी पहले बताई है। साल में दूसरी नहीं गिनी जाती।`,
  toBefore: 'उसी सैलरी को बदलें',
  gone: 'आप यह सैलरी इस डिवाइस से नहीं बदल सकते।',
  goneBecause: 'सैलरी सिर्फ़ उसी डिवाइस पर बदलती है जिससे भेजी गई। हो सकता है वह मिट भी चुकी हो।',
  couldNotLoad: 'आपकी सैलरी लोड नहीं हो सकी।',

  readOver: 'यही गिना जाएगा',
  readOverUncounted: 'आप यही भेज रहे हैं',
  pay: 'फ़िक्स्ड',
  bonus: 'बोनस',
  stockSaid: 'स्टॉक',
  earnedBefore: 'पहले की सैलरी, अभी की नहीं',
  send: 'सैलरी भेजें',
  key: 'सैलरी बाद में बदल या मिटा सकते हैं, पर सिर्फ़ इसी डिवाइस से। वह किसी खाते से नहीं जुड़ती, और हम नहीं ढूँढ सकते कि वह किसकी है।',
  alone: `आपकी सैलरी अकेले कभी नहीं दिखती। हर आँकड़ा कम से कम ${inWords(fewestContributors)} लोगों का होता है, और कंपनी, पद, शहर और अनुभव चारों तय हों तो ${inWords(fewestOfWholeJob)} का।`,
  delay: 'आपकी सैलरी तीन दिन के अंदर किसी भी समय, औरों के साथ आँकड़ों में जुड़ेगी।',
  changeable: 'इस साइट का डेटा मिटा दिया, तो आप सैलरी बदल या मिटा नहीं सकते।',
};
