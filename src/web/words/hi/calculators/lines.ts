import type { Warning } from '#core/calculators/answer-types.ts';
import { dayNamed, filled, ruleNamed, type RuleWords } from '../../calculators/named.ts';
import { openPoints } from './rules.ts';

/** Steps of take-home pay and of tax. Other calculators bring their own. */
export const lines: Readonly<Record<string, string>> = {
  'total-income': 'टैक्सेबल इनकम, राउंड की हुई',
  'slab-tax': 'स्लैब के हिसाब से टैक्स',
  rebate: 'रिबेट',
  'rebate-relief': 'रिबेट के ऊपर मार्जिनल रिलीफ़',
  'surcharge-relief': 'सरचार्ज पर मार्जिनल रिलीफ़',
  surcharge: 'सरचार्ज',
  cess: 'हेल्थ और एजुकेशन सेस',
  ceiling: 'सीमा',
  'employee-provident-fund': 'आपका पीएफ',
  'employer-provident-fund': 'कंपनी का पीएफ',
  'contribution-wages': 'जिस सैलरी पर पीएफ कटता है',
  pension: 'आपकी पेंशन में कंपनी का हिस्सा',
  'professional-tax': 'प्रोफ़ेशनल टैक्स',
  'voluntary-provident-fund': 'वॉलंटरी पीएफ (वीपीएफ)',
  wages: 'मज़दूरी',
  ctc: 'सीटीसी',
  basic: 'बेसिक',
  'dearness-allowance': 'महँगाई भत्ता (डीए)',
  'employer-charges': 'पीएफ का बीमा और एडमिन चार्ज',
  gratuity: 'ग्रेच्युटी के लिए अलग',
  'employer-nps': 'कंपनी का एनपीएस',
  insurance: 'बीमा',
  'variable-unpaid': 'वेरिएबल जो नहीं मिला',
  'gross-cash': 'साल की कुल सैलरी',
  'contributions-above-limit': 'पीएफ और एनपीएस में कंपनी का पैसा, जो सीमा से ऊपर है और टैक्सेबल है',
  'salary-income': 'सैलरी से इनकम',
  'standard-deduction': 'स्टैंडर्ड डिडक्शन',
  'employer-nps-deduction': 'कंपनी जो एनपीएस (पेंशन) में देती है, उस पर टैक्स नहीं',
  'taxable-income': 'टैक्सेबल इनकम',
  esi: 'ईएसआई',
  'esi-ceiling': 'महीने के लिए ईएसआई की सीमा',
  'labour-welfare-fund': 'श्रम कल्याण निधि',
  'income-tax': 'इनकम टैक्स',
  'net-year': 'साल में हाथ में',
  'hra-exemption': 'एचआरए, छूट',
  'leave-travel': 'एलटीए, छूट',
  'section-80c': '80C, आपके पीएफ समेत',
  'own-nps': 'अपना एनपीएस',
  'health-insurance': 'हेल्थ इंश्योरेंस',
  'health-insurance-parents': 'हेल्थ इंश्योरेंस, माता-पिता',
  'home-loan-interest': 'होम लोन का ब्याज',
  'let-out-loss': 'किराये पर दिए मकान का घाटा',
  'education-loan': 'एजुकेशन लोन का ब्याज',
  'other-deductions': 'बाकी कटौतियाँ',
  'professional-tax-deduction': 'प्रोफ़ेशनल टैक्स, इनकम से घटा',
};

/** Warnings beside an answer. `#` is replaced by the amount. */
const warnings: Readonly<Record<string, string>> = {
  'no-state': 'काम की जगह नहीं लिखी, इसलिए प्रोफ़ेशनल टैक्स नहीं गिना।',
  'employer-contributions-above-limit':
    'कंपनी पीएफ और एनपीएस में साल में {limit} से ज़्यादा डालती है। इसमें से # पर सैलरी की तरह टैक्स लगता है। उस हिस्से के ब्याज पर भी हर साल टैक्स लगता है, जो यहाँ नहीं गिना।',
  'provident-fund-owed-up-to-ceiling': 'इस बेसिक पर पीएफ क़ानूनन ज़रूरी है।',
  'provident-fund-owed-since-ceiling-rose': '{since} से सीमा # है, और यह सैलरी उससे ऊपर नहीं। इसलिए आप पीएफ में हैं, जब तक आपका दफ़्तर उसके लिए बहुत छोटा न हो।',
  'none-only-for-joined-above-ceiling': 'पीएफ के बिना आप तभी रह सकते हैं जब पहली नौकरी की सैलरी सीमा से ऊपर रही हो। आज सीमा # है।',
  'parts-above-fixed-pay': 'बेसिक और एचआरए फ़िक्स्ड सैलरी से # ज़्यादा हैं।',
  'wage-rule-would-raise':
    '{since} से सैलरी का बड़ा हिस्सा मज़दूरी गिना जाता है: आपके बेसिक से साल में # ज़्यादा। असर देखने के लिए हाथ में सैलरी के कैलकुलेटर में “पीएफ श्रम संहिताओं की मज़दूरी पर गिनें” चालू करें।',
  'esi-covered': 'ईएसआई कटता है, क्योंकि सैलरी उसकी सीमा से ऊपर नहीं।',
  'esi-in-some-months': 'ईएसआई कुछ ही महीनों में कटता है।',
  'not-covered-by-law':
    'इस कंपनी पर ग्रेच्युटी का क़ानून लागू नहीं। कंपनी ने जो वादा किया, वही गिना जाता है। आम तौर पर हर पूरे साल की आधे महीने की सैलरी मिलती है, बिना सीमा और फ़िक्स्ड टर्म के अलग नियम के।',
  'landlord-pan-form-124': 'किराया साल में {limit} से ज़्यादा है: कंपनी मकान मालिक का पैन और फ़ॉर्म 124 में आपका रिश्ता पूछेगी।',
  'landlord-pan-form-12BB': 'किराया साल में {limit} से ज़्यादा है: कंपनी मकान मालिक का पैन माँगेगी।',
  'new-regime-exempts-nothing': 'नई व्यवस्था में एचआरए पर छूट नहीं।',
  'no-percent-of-nothing': 'पुरानी सैलरी शून्य है, इसलिए प्रतिशत नहीं निकलता।',
  cut: 'सैलरी घटी है।',
  'rent-without-hra': 'आपने किराया लिखा, एचआरए नहीं। सैलरी में एचआरए न हो तो किराये से यहाँ कुछ नहीं बदलता।',
  'above-gratuity-ceiling': 'इसमें से # क़ानून की सीमा से ऊपर हैं। कंपनी चाहे तो वह भी दे सकती है।',
  'fixed-term-half-year': 'पूरे सालों के ऊपर ठीक छह महीने हों, तो ग्रेच्युटी का क़ानून दो तरह पढ़ा जा सकता है। हम महीने गिनते हैं।',
};

export function said({ id, amount, limit, rule }: Warning, words: RuleWords): string {
  const name = rule ? ruleNamed(rule.rule, words) : '';
  const points: Readonly<Record<string, string>> = openPoints;
  switch (id) {
    case 'open-point':
      return `${name}: अभी साफ़ नहीं। ${points[rule?.open ?? ''] ?? ''}`;
    case 'single-source':
      return `${name}: हमें एक ही स्रोत मिला।`;
    case 'past-review':
      return `${name}: हमें इसे अब तक फिर जाँचना था। यह बदल चुका हो सकता है।`;
    default:
      return filled(warnings[id] ?? id, { amount, limit, since: rule && dayNamed(rule.from, words.monthNames) });
  }
}
