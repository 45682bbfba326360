import { compact } from '#core/figures/counts.ts';
import { cities } from './cities.ts';
import type { CalculatorWords } from '../../en/calculators/words.ts';
import { lines, said } from './lines.ts';
import { dayNamed, lineNamed, openPointNamed, ruleNamed } from '../../calculators/named.ts';
import { openPoints, remarks, rules } from './rules.ts';
import { sourceInHindi } from './sources.ts';
import { monthNames } from '../figures/months.ts';
import { digits, percent, rounded, writtenRupees } from '../../figures/rupees.ts';
import { numberSaid } from '../figures/number-said.ts';
import { payPer } from '../salaries/pay-per.ts';
import { states } from './states.ts';

export const words: CalculatorWords = {
  tabs: 'कैलकुलेटर',
  tab: { takeHome: 'हाथ में सैलरी', compareOffers: 'ऑफ़र की तुलना', hike: 'हाइक', hra: 'एचआरए', gratuity: 'ग्रेच्युटी' },
  money: {
    written: (rupees) => writtenRupees(rounded(rupees)),
    exact: writtenRupees,
    short: (rupees) => `₹${compact(rupees, { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' })}`,
    spoken: (rupees) => `${rupees < 0 ? 'माइनस ' : ''}${digits(rounded(rupees))} रुपये`,
    spokenExact: (rupees) => `${rupees < 0 ? 'माइनस ' : ''}${digits(rupees)} रुपये`,
  },
  cities,
  states,
  cityGroup: 'शहर',
  stateGroup: 'राज्य और केंद्र-शासित प्रदेश',
  monthNames,
  problems: {
    empty: 'रक़म लिखें, जैसे 18 लाख या 18,00,000।',
    'unit-unsure': 'क्या आपका यही मतलब है? आपके बताने तक पिछला नतीजा रहेगा।',
    'month-unsure': 'क्या यह महीने की सैलरी है? साल की हो तो पीछे “सालाना” लिखें। तब तक पिछला नतीजा रहेगा।',
    unreadable: 'यह पढ़ा नहीं जा सका। 12 लाख, 12,00,000, 18,000 महीना या 600 रोज़ लिखें। पिछला नतीजा रहेगा।',
    'too-much': 'यह हमारी सीमा से ज़्यादा है, इसलिए सबसे बड़ी रक़म ली गई।',
    'below-zero': 'रक़म शून्य से कम नहीं हो सकती। माइनस हटाकर लिखें।',
    'not-a-share': '0 से 100 तक का प्रतिशत लिखें, जैसे 50%।',
  },
  isPrivate: 'पूरा हिसाब इसी डिवाइस पर होता है। आप जो लिखते हैं वह कहीं नहीं भेजा जाता।',
  isPrivateButCompany: 'पूरा हिसाब इसी डिवाइस पर होता है। आप जो लिखते हैं उसमें से सिर्फ़ कंपनी का नाम, उसे खोजने के लिए, भेजा जाता है।',
  seeHow: 'हिसाब देखें',
  payPer,
  numbers: numberSaid,
  aMonth: 'हर महीने',
  aYear: 'हर साल',
  item: 'हिस्सा',
  amount: 'रक़म',
  yes: 'हाँ',
  no: 'नहीं',
  lakhs: (label) => `${label}, लाख`,
  thousands: (label) => `${label}, हज़ार`,
  lakh: (count) => (count < 100 ? `${count} लाख` : `${count / 100} करोड़`),
  thousand: (count) => `${count} हज़ार`,
  underLakh: 'एक लाख से कम',
  emptied: 'खाली करें',
  otherAmount: 'जैसा लिखा है',
  meant: (rupees) => `हाँ, मेरा मतलब ${writtenRupees(rupees)}`,
  why: 'नियम',
  rulesUsed: 'कौन से नियम लगे',
  since: (date) => `${date} से लागू`,
  until: (date) => `${date} तक`,
  source: (text) => `स्रोत: ${sourceInHindi(text)}`,
  estimateBecause: 'यह अनुमान है।',
  payrollSpreads: 'हमने टैक्स बारह महीनों में बाँटा है। आपकी कंपनी उसे या उसके बदलाव को बचे महीनों में बाँट सकती है।',
  estimate: 'अनुमान',
  reviewBy: (date) => `हम इसे ${date} तक फिर जाँचेंगे`,
  sentence: (text) => `${text}।`,
  checkedUpTo: (date) => `नियम ${date} तक के जाँचे हुए`,
  checkedMeans: 'उस दिन के बाद बने नियम हम नहीं गिनते।',
  openHeading: 'क़ानून में जो अभी साफ़ नहीं',
  openLead: (count) => `${count} ${count === 1 ? 'बात नियम पढ़ते समय साफ़ नहीं थी' : 'बातें नियम पढ़ते समय साफ़ नहीं थीं'}`,
  inMonths: (from, to) => (from === to ? `${from} में` : `${from} से ${to}`),
  ages: ({ senior, verySenior }) => ({
    'below-60': `${senior} से कम`,
    '60-to-79': `${senior} से ${verySenior - 1}`,
    '80-or-more': `${verySenior} या ज़्यादा`,
  }),
  remarks,
  onCeiling: (ceiling) => `ज़्यादा से ज़्यादा ${ceiling} पर`,
  status: { settled: 'दो या ज़्यादा स्रोत सहमत', 'single source': 'एक ही स्रोत से', open: 'तय नहीं' },
  ruleName: (id) => ruleNamed(id, { rules, states, professionalTax: 'प्रोफ़ेशनल टैक्स', welfareFund: 'श्रम कल्याण निधि' }),
  openPoint: (id) => openPointNamed(id, openPoints),
  lineName: (id, own = {}) => lineNamed(id, { ...lines, ...own }),
  warning: (warning) => said(warning, { rules, states, professionalTax: 'प्रोफ़ेशनल टैक्स', welfareFund: 'श्रम कल्याण निधि', monthNames }),
  problem: (code) =>
    code === 'more-than-whole'
      ? 'लिखे हुए हिस्से पूरी सैलरी से ज़्यादा हैं। पिछला नतीजा रहेगा।'
      : code === 'basic-above-fixed'
        ? 'लिखा हुआ बेसिक महीने की फ़िक्स्ड सैलरी से ज़्यादा है। पिछला नतीजा रहेगा।'
        : 'इसका हिसाब नहीं हो सकता। पिछला नतीजा रहेगा।',
  notADay: 'तारीख़ चुनें।',
  noticesLabel: 'जान लीजिए',
  everyStep: 'हर क़दम और उसका नियम',
  everyStepLead: 'हिसाब के क्रम में',
  percent,
  day: (date) => dayNamed(date, monthNames),
  month: (month) => monthNames[Number(month.slice(5, 7)) - 1] ?? month,
  monthOfYear: (month) => `${monthNames[Number(month.slice(5, 7)) - 1] ?? month} ${month.slice(0, 4)}`,
  monthYear: (month) => `${monthNames[Number(month.slice(5, 7)) - 1] ?? month} ${month.slice(0, 4)}`,
  cameAlong: (amount, name) => `जो लिंक आपने खोला, उससे साल के ${amount} भर गए${name && `: ${name}`}।`,
  backToOwn: 'मेरे आँकड़ों पर लौटें',
  copyLink: 'लिंक कॉपी करें',
  copyText: 'टेक्स्ट कॉपी करें',
  print: 'प्रिंट करें',
  clear: 'उदाहरण पर लौटें',
  copied: 'कॉपी हो गया।',
  notCopied: 'यह ब्राउज़र कॉपी नहीं करने देता। ब्राउज़र में ऊपर का लिंक ख़ुद कॉपी करें: उसमें आपके आँकड़े हैं।',
  linkHolds: 'आपके आँकड़े लिंक में # के बाद हैं। वह हिस्सा ब्राउज़र कभी नहीं भेजता।',
};
