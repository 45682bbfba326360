import { hindiSpellingsOf } from '#core/reference-lists/hindi-names.ts';
import { industries } from './industries.ts';

/** Words by which people ask for the employers of an industry, beside its names. */
const wordsOfIndustries: Readonly<Record<string, string>> = {
  'it-services': 'it | information technology | आईटी',
  'software-products': 'product based | saas',
  telecom: 'telecommunication | telecommunications',
  'online-marketplaces': 'ecommerce',
  banking: 'bank | बैंक',
  payments: 'fintech | upi',
  lending: 'nbfc | microfinance',
  accounting: 'big four | audit',
  hospitals: 'hospital | healthcare | अस्पताल',
  diagnostics: 'path lab | pathology lab',
  pharmaceuticals: 'pharma | pharmaceutical | दवा | दवाई | दवाइयाँ | dawa | dawai | medicine',
  textiles: 'textile | kapda | kapde | कपड़े | कपड़ा मिल | textile mill | textile mills | spinning mill',
  garments: 'garment | apparel | गारमेंट',
  'auto-parts': 'automobile | automotive | गाड़ी | गाड़ियाँ | गाड़ी के पुर्ज़े | gaadi | ऑटोमोबाइल',
  'electric-vehicles': 'ev',
  metals: 'steel | इस्पात | स्टील | लोहा | loha',
  'packaged-food': 'fmcg | food | खाना | खाद्य',
  'customer-support': 'bpo | kpo | call centre | call center | बीपीओ',
  logistics: 'courier | warehousing',
  'facility-services': 'security agency',
  staffing: 'consultancy | manpower',
  construction: 'builders | निर्माण कार्य | बिल्डर | builder',
  'real-estate': 'property',
  power: 'solar | renewable energy',
  education: 'school | schools | coaching | edtech | स्कूल',
  media: 'news | newspaper | publishing',
  'non-profits': 'ngo | ngos | charity | non profit',
  retail: 'supermarket | mall | malls | shop | shops | dukan | dukaan | दुकान',
  hotels: 'hotel | hospitality | होटल',
  restaurants: 'restaurant | cafe | ढाबा | dhaba',
  insurance: 'bima | बीमा कंपनी',
  chemicals: 'chemical | केमिकल | rasayan',
  handicrafts: 'jewellery | gehne | गहने | ज़ेवर',
  'passenger-transport': 'transport | ट्रांसपोर्ट',
  dairy: 'doodh | दूध',
};

/** All by which each industry is found beside its name, with a bar between: words, and its name in Hindi. */
export const namesOfIndustries: Readonly<Record<string, string>> = Object.fromEntries(
  industries.map(({ urlName, name }) => [urlName, [wordsOfIndustries[urlName] ?? '', ...hindiSpellingsOf(name)].filter(Boolean).join(' | ')]),
);
