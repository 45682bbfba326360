import type { Warning } from '#core/calculators/answer-types.ts';
import { dayNamed, filled, ruleNamed, type RuleWords } from './named.ts';
import { openPoints } from './rules-hi.ts';

/** The steps of take-home pay and of tax, in Hindi; those of another calculator stand in its own words. */
export const lines: Readonly<Record<string, string>> = {
  'total-income': 'कर योग्य आय, पूर्णांक में',
  'slab-tax': 'स्लैब के हिसाब से कर',
  rebate: 'रिबेट',
  'rebate-relief': 'रिबेट के ऊपर सीमांत राहत',
  'surcharge-relief': 'अधिभार पर सीमांत राहत',
  surcharge: 'अधिभार',
  cess: 'स्वास्थ्य और शिक्षा उपकर',
  ceiling: 'सीमा',
  'employee-provident-fund': 'आपकी भविष्य निधि',
  'employer-provident-fund': 'नियोक्ता की भविष्य निधि',
  'contribution-wages': 'जिस वेतन पर पीएफ़ दिया जाता है',
  pension: 'नियोक्ता का पेंशन हिस्सा',
  'professional-tax': 'पेशा कर',
  'voluntary-provident-fund': 'स्वैच्छिक भविष्य निधि',
  wages: 'मज़दूरी',
  ctc: 'सीटीसी',
  basic: 'मूल वेतन',
  'dearness-allowance': 'महँगाई भत्ता',
  'employer-charges': 'पीएफ़ का बीमा और प्रशासन शुल्क',
  gratuity: 'ग्रेच्युटी के लिए अलग',
  'employer-nps': 'नियोक्ता का एनपीएस',
  insurance: 'बीमा',
  'variable-unpaid': 'परिवर्तनीय जो नहीं मिला',
  'gross-cash': 'साल का कुल नक़द वेतन',
  'contributions-above-limit': 'नियोक्ता का पीएफ़ और एनपीएस, सीमा से ऊपर, कर योग्य',
  'salary-income': 'वेतन से आय',
  'standard-deduction': 'मानक कटौती',
  'employer-nps-deduction': 'नियोक्ता का एनपीएस, कटौती',
  'taxable-income': 'कर योग्य आय',
  esi: 'ईएसआई',
  'esi-ceiling': 'महीने के लिए ईएसआई की सीमा',
  'labour-welfare-fund': 'श्रम कल्याण निधि',
  'income-tax': 'आयकर',
  'net-year': 'साल में हाथ में',
  'hra-exemption': 'एचआरए, छूट',
  'leave-travel': 'यात्रा भत्ता, छूट',
  'section-80c': '80C, आपके पीएफ़ समेत',
  'own-nps': 'अपना एनपीएस',
  'health-insurance': 'स्वास्थ्य बीमा',
  'health-insurance-parents': 'स्वास्थ्य बीमा, माता-पिता',
  'home-loan-interest': 'होम लोन का ब्याज',
  'let-out-loss': 'किराये पर दिए मकान का घाटा',
  'education-loan': 'शिक्षा ऋण का ब्याज',
  'other-deductions': 'बाकी कटौतियाँ',
  'professional-tax-deduction': 'पेशा कर, कटौती',
};

/** Warnings beside an answer. `#` stands for the amount it is about. */
const warnings: Readonly<Record<string, string>> = {
  'no-state': 'काम की जगह के बिना पेशा कर नहीं लिया गया।',
  'employer-contributions-above-limit':
    'नियोक्ता पीएफ़ और एनपीएस में साल में {limit} से ज़्यादा डालता है। इसमें से # पर वेतन की तरह कर लगता है। उस हिस्से के ब्याज पर भी हर साल कर लगता है, जो यहाँ गिना नहीं गया।',
  'provident-fund-owed-up-to-ceiling': 'इस मूल वेतन पर भविष्य निधि क़ानूनन ज़रूरी है।',
  'provident-fund-owed-since-ceiling-rose': '{since} से यह वेतन # की सीमा से ऊपर नहीं: आप निधि के सदस्य हैं, जब तक आपकी जगह उसके लिए बहुत छोटी न हो।',
  'none-only-for-joined-above-ceiling': 'बिना भविष्य निधि के वही रह सकता है जो पहली बार उस दिन की सीमा से ऊपर पर लगा हो; आज वह # है।',
  'parts-above-fixed-pay': 'मूल वेतन और एचआरए निश्चित वेतन से # ज़्यादा हैं।',
  'wage-rule-would-raise': '{since} से वेतन का बड़ा हिस्सा मज़दूरी गिना जाता है: आपके मूल वेतन से साल में # ज़्यादा। असर देखने के लिए पीएफ़ श्रम संहिताओं की मज़दूरी पर गिनें।',
  'esi-covered': 'ईएसआई लगता है: वेतन उसकी सीमा में है।',
  'esi-in-some-months': 'ईएसआई कुछ ही महीनों में लगता है।',
  'not-covered-by-law': 'इस नियोक्ता पर क़ानून लागू नहीं: हर पूरे साल का आधा महीना आम है, कोई सीमा नहीं, और निश्चित अवधि का अपना नियम नहीं। जो वादा हुआ, वही गिना जाता है।',
  'landlord-pan-form-124': 'किराया साल में {limit} से ज़्यादा है: नियोक्ता मकान मालिक का पैन और फ़ॉर्म 124 में आपका रिश्ता पूछेगा।',
  'landlord-pan-form-12BB': 'किराया साल में {limit} से ज़्यादा है: नियोक्ता मकान मालिक का पैन माँगेगा।',
  'new-regime-exempts-nothing': 'नई व्यवस्था में कोई छूट नहीं।',
  'no-percent-of-nothing': 'शून्य से कोई प्रतिशत नहीं बनता।',
  cut: 'यह कटौती है।',
  'rent-without-hra': 'आपने किराया लिखा, एचआरए नहीं। वेतन में एचआरए न हो तो किराये से यहाँ कुछ नहीं बदलता।',
  'above-gratuity-ceiling': '# क़ानून की सीमा के ऊपर हैं। नियोक्ता चाहे तो दे सकता है।',
  'fixed-term-half-year': 'सालों के बाद ठीक छह महीने वाली अवधि दोनों तरह पढ़ी जा सकती है। यहाँ महीनों से गिनी गई है।',
};

/** A warning as a sentence. */
export function said({ id, amount, limit, rule }: Warning, words: RuleWords): string {
  const name = rule ? ruleNamed(rule.rule, words) : '';
  const points: Readonly<Record<string, string>> = openPoints;
  switch (id) {
    case 'open-point':
      return `${name}: तय नहीं। ${points[rule?.open ?? ''] ?? ''}`;
    case 'single-source':
      return `${name}: एक ही स्रोत से पता है।`;
    case 'past-review':
      return `${name}: इसे अब तक दोबारा देखा जाना था, बदल चुका हो सकता है।`;
    default:
      return filled(warnings[id] ?? id, { amount, limit, since: rule && dayNamed(rule.from, words.monthNames) });
  }
}
