import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { payText } from '#core/figures/salary-text.ts';
import { cities } from '../calculators/cities.ts';
import type { HomeWords } from '../../en/home/words.ts';
import { daySaid } from '../../figures/date.ts';
import { inHeadline } from '../figures/headline.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { percent, rounded, writtenRupees } from '../../figures/rupees.ts';
import type { InPart } from '../../in-part.ts';

/** Formats a large amount as spoken: ₹18 लाख. */
const inLakh = (rupees: number): string => `₹${payText(rupees, 'INR', { lakh: ' लाख', crore: ' कोटी', thousandDollars: '' })}`;

/** Form before an ending: ₹18 लाखां-. */
const inLakhs = (rupees: number): string => `₹${payText(rupees, 'INR', { lakh: ' लाखां', crore: ' कोटीं', thousandDollars: '' })}`;

const toTheRupee = (rupees: number): string => writtenRupees(rounded(rupees));

export const words: InPart<HomeWords> = {
  title: (brand) => `${brand}: आधी ऑफिस जाणून घ्या, मग रुजू व्हा`,
  description: 'भारतातल्या कंपन्या आणि नोकऱ्या किती देतात, आणि तिथे काम करणारे त्यांना कसे मानतात. वाचायला मोफत, खाते नको.',
  heading: 'आधी ऑफिस जाणून घ्या, मग रुजू व्हा.',
  lead: 'पगार, रिव्ह्यू आणि इंटरव्ह्यूचे प्रश्न, तिथे काम केलेल्या लोकांकडून. सगळे खात्याशिवाय वाचा.',
  searchPlaceholder: 'कंपनी, काम किंवा शहर',
  try: 'उदा.',
  openJobs: 'खुल्या नोकऱ्या',
  awards: 'सर्वांत चांगल्या कंपन्या',
  payOf: (job) => `${job}: पगार`,
  payIn: (job) => `${job}, संपूर्ण भारतात`,
  stats: {
    label: 'इथे किती काय आहे',
    kinds: { reviews: 'रिव्ह्यू', salaries: 'पगार', interviews: 'इंटरव्ह्यू', people: 'लोक' },
    count: inHeadline,
    countedOn: (day) => `${daySaid(monthNames, day)} रोजी मोजले`,
  },
  own: {
    heading: 'तुमच्यासाठी',
    news: 'तुम्ही फॉलो करता त्या कंपन्यांच्या बातम्या',
    isNew: 'नवीन',
    on: (day) => daySaid(monthNames, day),
    communities: 'तुमचे समुदाय',
    noCommunities: 'तुम्ही अजून कोणत्याही समुदायात नाही. एखाद्यात सामील व्हा, म्हणजे त्याच्या पोस्ट इथे आधी दिसतील.',
    allCommunities: 'सगळे समुदाय',
    findCommunities: 'समुदाय शोधा',
    companies: 'तुम्ही फॉलो करता त्या कंपन्या',
    noCompanies: 'अजून एकही नाही. कंपनीच्या पेजवर फॉलो दाबा, म्हणजे तिच्या बातम्या इथे येतील.',
  },
  mostReviewed: 'सर्वांत जास्त रिव्ह्यू असलेल्या कंपन्या',
  all: 'सगळ्या कंपन्या',
  company: 'कंपनी',
  rating: 'रेटिंग',
  noPay: 'फार कमी लोकांनी पगार सांगितला',
  byIndustry: 'क्षेत्रानुसार शोधा',
  allIndustries: 'सगळी क्षेत्रे',
  jobs: {
    heading: 'नेहमीच्या नोकऱ्यांत किती पगार मिळतो',
    all: 'सगळी पदे',
    none: 'अजून फार कमी लोकांनी पगार सांगितला आहे.',
    tell: 'पगार शेअर करा',
  },
  work: {
    heading: 'सही करण्याआधी हिशोब करा',
    all: 'सगळे कॅल्क्युलेटर',
    fair: 'तुम्हाला योग्य पगार मिळतो का?',
    takeHome: (ctc, month) => `${inLakh(ctc)} सीटीसी म्हणजे हातात महिन्याला ${toTheRupee(month)}`,
    gratuity: (years, wages, amount) => `${toTheRupee(wages)} बेसिकवर ${years} वर्षांचे ${toTheRupee(amount)}`,
    hra: (rent, city, exempt) => `${city}: ${toTheRupee(rent)} भाडे, जुन्या पद्धतीत वर्षाला ${toTheRupee(exempt)} करमुक्त`,
    hike: (from, to, share) => `${inLakhs(from)}वरून ${inLakh(to)} म्हणजे ${percent(share)} वाढ`,
    half: (job, median) => `${job}: अर्ध्या लोकांना वर्षाला ${inLakhs(median)}पेक्षा कमी मिळतात`,
    leads: {
      takeHome: 'दर महिन्याला बँकेत किती येतात',
      gratuity: 'नोकरी सोडताना मिळते',
      hra: 'किती भाड्यावर कर लागत नाही',
      hike: 'पगारवाढीनंतर हातात किती येतात',
      paidFairly: 'तुमच्यासारखे काम करणाऱ्यांत तुम्ही कुठे आहात',
    },
  },
  discussed: {
    heading: 'यावर चर्चा सुरू आहे',
    all: 'सगळे समुदाय',
    comments: (count) => `${grouped(count)} ${count === 1 ? 'टिप्पणी' : 'टिप्पण्या'}`,
    none: 'इथे अजून कोणत्याही पोस्टला उत्तर आलेले नाही.',
    begin: 'समुदाय पाहा',
  },
  reviews: {
    heading: 'नवीन रिव्ह्यू',
    all: 'सगळे रिव्ह्यू',
    none: 'इथे अजून कोणी रिव्ह्यू लिहिलेला नाही.',
    write: 'रिव्ह्यू लिहा',
  },
  add: {
    heading: 'तुम्हाला माहीत आहे ते जोडा',
    lead: 'काही मिनिटे लागतात. पाठवण्यासाठी कोणत्याही प्रकारे लॉग इन करा; त्याला तुमचे नाव किंवा खाते जोडले जात नाही.',
    own: 'तुमचे योगदान',
    kinds: {
      review: { title: (company) => (company ? `${company}: रिव्ह्यू लिहा` : 'कंपनीचा रिव्ह्यू लिहा'), text: 'काय आवडते, काय नाही, सात रेटिंग' },
      interview: { title: () => 'इंटरव्ह्यू शेअर करा', text: 'किती राउंड, काय विचारले, किती वेळ लागला' },
      photo: { title: (company) => (company ? `${company}: फोटो जोडा` : 'ऑफिसचे फोटो जोडा'), text: 'ऑफिस, कॅन्टीन, टीम' },
      salary: { title: () => 'पगार शेअर करा', text: `आम्ही फक्त ${inWords(fewestContributors)} किंवा जास्त लोकांचे आकडे दाखवतो` },
      benefits: { title: () => 'कोणत्या सुविधा मिळतात ते सांगा', text: 'हो किंवा नाही, एकाच पेजवर' },
    },
  },
  promises: 'आमची वचने, आणि ती कशी तपासायची',
  promise: [
    {
      heading: 'तुम्ही कोण आहात हे कोणालाही कळत नाही.',
      text: 'लिहिण्यासाठी लॉग इन करा, हवे तर पासकीने: नाव, ईमेल किंवा फोन लागत नाही. रिव्ह्यूला कोणतेही खाते जोडलेले नसते.',
      link: 'आम्ही काय ठेवतो ते पाहा',
      to: 'dataMap',
    },
    { heading: 'आमचे आकडे खरे आहेत.', text: 'पगाराचा प्रत्येक आकडा सांगतो: किती लोकांचा, किती नवा, किती भरवशाचा.', link: 'पगार कसा मोजतो', to: 'salaries' },
    { heading: 'काहीही गुपचूप नाहीसे होत नाही.', text: 'आम्ही काही काढले, तर ते आणि का काढले, हे सगळ्यांना दिसते.', link: 'काय काढले गेले', to: 'transparency' },
    { heading: 'वाचायला मोफत.', text: 'लॉग इन लागत नाही, जाहिरात नेटवर्क नाही, आणि तुम्ही मागितल्याशिवाय दुसऱ्या साइटवरून काहीही येत नाही.', link: '', to: undefined },
    { heading: 'ते तुमचेच राहते.', text: 'तुम्ही लिहिलेले बदला किंवा काढून टाका. या साइटची प्रत कोणीही चालवू शकते.', link: 'ही साइट कोण चालवते', to: 'contact' },
  ],
  box: {
    heading: 'तुमच्या हातात किती पैसे येतील?',
    lead: 'दर महिन्याला बँकेत किती येतात, आणि कोणत्या नियमांनी. हिशोब तुमच्याच डिव्हाइसवर होतो.',
    amount: 'वार्षिक सीटीसी',
    placeholder: '18 लाख',
    city: 'तुम्ही काम करता ते शहर',
    show: 'हातात किती, पाहा',
    cities,
  },
};
