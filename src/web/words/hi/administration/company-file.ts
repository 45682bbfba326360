import { mostFileCompanies } from '#core/company-profiles/company-files.ts';
import { grouped } from '#core/figures/counts.ts';
import type { CompanyFileWords } from '../../en/administration/company-file.ts';

const fields: Readonly<Record<string, string>> = {
  name: 'नाम',
  website: 'वेबसाइट',
  city: 'शहर',
  industry: 'क्षेत्र',
  secondaryIndustry: 'दूसरा क्षेत्र',
  about: 'परिचय',
  foundedYear: 'कब बनी',
  indianEmployeeCount: 'भारत में लोग',
  globalEmployeeCount: 'दुनिया भर में लोग',
  locations: 'दफ़्तर',
  careerSiteUrl: 'करियर साइट',
  contactNumber: 'फ़ोन',
  emailId: 'ईमेल',
  'social links': 'सोशल मीडिया',
};

const reasons: Readonly<Record<string, string>> = {
  'it is missing': 'ख़ाली है',
  'it is too long': 'बहुत लंबा है',
  'it is not an address that anyone can open': 'ऐसा पता नहीं जिसे कोई भी खोल सके',
  'a new company needs one': 'नई कंपनी के लिए ज़रूरी है',
  'its quotes do not close': 'उद्धरण चिह्न बंद नहीं होते',
  'it is neither one of the sizes nor a number': 'न तय आकार है, न संख्या',
  'it is not a telephone number': 'फ़ोन नंबर नहीं है',
  'it is not an email address': 'ईमेल पता नहीं है',
  'the name of a city is too long': 'शहर का नाम बहुत लंबा है',
};

const becauseSaid = (because: string): string =>
  reasons[because] ??
  because
    .replace(/^it looks like (.*), which exists already$/, '$1 जैसा दिखता है, जो पहले से है')
    .replace(/^line (\d+) names this company already$/, 'पंक्ति $1 में यह कंपनी पहले से है');

const asked = (name: string, nearest: string | null, lines: number): string =>
  `“${name}” (${grouped(lines)} ${lines === 1 ? 'पंक्ति' : 'पंक्तियाँ'})${nearest === null ? '।' : `। क्या मतलब “${nearest}” है?`}`;

export const words: CompanyFileWords = {
  title: 'फ़ाइल से कंपनियाँ',
  back: 'सभी कंपनियाँ',
  lead: `CSV फ़ाइल, ज़्यादा से ज़्यादा ${mostFileCompanies} कंपनियाँ (1 MB)। पहले जाँच होती है: सेव होने से पहले दिखता है कि क्या नया है, क्या बदलेगा और क्या नहीं लिया जाएगा। जो ख़ाली है वह जैसा था वैसा रहता है।`,
  needed: 'पहली पंक्ति में कॉलमों के नाम हों। name ज़रूरी है, और नई कंपनी के लिए industry भी।',
  columns: (count) => `सभी ${count} कॉलम`,
  sample: 'नमूना फ़ाइल डाउनलोड करें',
  try: 'जाँचें',
  tried: 'अभी कुछ सेव नहीं हुआ।',
  take: (companies) => `${grouped(companies)} ${companies === 1 ? 'कंपनी' : 'कंपनियाँ'} सेव करें`,
  taken: 'सेव हो गया।',
  failed: 'यह नहीं हुआ, या जवाब नहीं आया। फ़ाइल यहीं है; दोबारा करने से कुछ दो बार नहीं जुड़ता।',
  fates: { added: 'नई', changed: 'बदली', unchanged: 'जैसी थी', asked: 'आपके जवाब के इंतज़ार में', refused: 'नहीं ली गई' },
  counted: (fate, count) => `${grouped(count)} ${fate}`,
  lines: 'फ़ाइल की पंक्तियाँ',
  place: (line) => `पंक्ति ${line},`,
  field: (field) => fields[field] ?? field,
  reason: (field, because) => (field === 'line' ? becauseSaid(because) : `${field}: ${becauseSaid(because)}`),
  asks: {
    industry: (name, nearest, lines) => `ऐसा कोई क्षेत्र नहीं: ${asked(name, nearest, lines)}`,
    city: (name, nearest, lines) => `ऐसा कोई शहर नहीं: ${asked(name, nearest, lines)}`,
  },
  use: (name) => `“${name}” चुनें`,
  add: (name) => `“${name}” सूची में जोड़ें`,
  troubles: {
    'unknown-columns': (columns) => `${columns} नाम का कोई कॉलम नहीं है। कुछ नहीं पढ़ा गया।`,
    'no-name-column': () => 'पहली पंक्ति में कॉलमों के नाम हों, और उनमें एक name हो।',
    'too-many': () => `इस फ़ाइल में ${mostFileCompanies} से ज़्यादा कंपनियाँ हैं। इसे बाँट लें, या सर्वर पर npm run import से लें।`,
  },
};
