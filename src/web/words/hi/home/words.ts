import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { payText } from '#core/figures/salary-text.ts';
import { cities } from '../calculators/cities.ts';
import { daySaid } from '../../figures/date.ts';
import { inHeadline } from '../figures/headline.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { percent, rounded, writtenRupees } from '../../figures/rupees.ts';
import type { HomeWords } from '../../en/home/words.ts';

/** Formats a large amount as spoken: ₹18 लाख. */
const inLakh = (rupees: number): string => `₹${payText(rupees, 'INR', { lakh: ' लाख', crore: ' करोड़', thousandDollars: '' })}`;

const toTheRupee = (rupees: number): string => writtenRupees(rounded(rupees));

export const words: HomeWords = {
  title: (brand) => `${brand}: दफ़्तर को पहले जानिए, फिर जाइए`,
  description: 'भारत की कंपनियाँ और नौकरियाँ कितना देती हैं, और वहाँ काम करने वाले उन्हें कैसा मानते हैं। पढ़ना मुफ़्त, खाता नहीं चाहिए।',
  heading: 'दफ़्तर को पहले जानिए, फिर जाइए।',
  lead: 'सैलरी, रिव्यू और इंटरव्यू के सवाल, उन लोगों से जो वहाँ काम कर चुके हैं। सब कुछ बिना खाते के पढ़िए।',
  searchPlaceholder: 'कंपनी, काम या शहर',
  try: 'जैसे',
  openJobs: 'खुली नौकरियाँ',
  awards: 'सबसे अच्छी कंपनियाँ',
  payOf: (job) => `${job} की सैलरी`,
  payIn: (job) => `${job}, पूरे भारत में`,
  stats: {
    label: 'यहाँ कितना कुछ है',
    kinds: { reviews: 'रिव्यू', salaries: 'सैलरी', interviews: 'इंटरव्यू', people: 'लोग' },
    count: inHeadline,
    countedOn: (day) => `${daySaid(monthNames, day)} को गिने गए`,
    roundedDown: 'पूरी गिनती इससे थोड़ी ज़्यादा है',
  },
  own: {
    heading: 'आपके लिए',
    news: 'जिन कंपनियों को आप फ़ॉलो करते हैं, उनकी ख़बरें',
    isNew: 'नई',
    on: (day) => daySaid(monthNames, day),
    communities: 'आपके समुदाय',
    noCommunities: 'आप अभी किसी समुदाय में नहीं हैं। किसी से जुड़िए, तो उसकी पोस्ट यहाँ सबसे पहले आएँगी।',
    allCommunities: 'सारे समुदाय',
    findCommunities: 'समुदाय खोजें',
    companies: 'जिन कंपनियों को आप फ़ॉलो करते हैं',
    noCompanies: 'अभी कोई नहीं। किसी कंपनी के पेज पर फ़ॉलो दबाइए, तो उसकी ख़बरें यहाँ आएँगी।',
  },
  mostReviewed: 'सबसे ज़्यादा रिव्यू वाली कंपनियाँ',
  all: 'सारी कंपनियाँ',
  company: 'कंपनी',
  rating: 'रेटिंग',
  noPay: 'बहुत कम लोगों ने सैलरी बताई',
  payNote: 'बीच के आधे लोगों की सालाना सैलरी: चौथाई को कम मिलता है, चौथाई को ज़्यादा।',
  byIndustry: 'काम के क्षेत्र से खोजें',
  allIndustries: 'सारे क्षेत्र',
  jobs: {
    heading: 'आम नौकरियाँ कितना देती हैं',
    all: 'सारे पद',
    none: 'अभी बहुत कम लोगों ने सैलरी बताई।',
    tell: 'सैलरी बताएँ',
  },
  work: {
    heading: 'हाँ कहने से पहले हिसाब लगा लीजिए',
    all: 'सारे कैलकुलेटर',
    fair: 'क्या आपको सही सैलरी मिलती है?',
    takeHome: (ctc, month) => `${inLakh(ctc)} सीटीसी पर हाथ में ${toTheRupee(month)} महीना`,
    gratuity: (years, wages, amount) => `${toTheRupee(wages)} बेसिक पर ${years} साल के ${toTheRupee(amount)}`,
    hra: (rent, city, exempt) => `${city} में ${toTheRupee(rent)} किराया: पुरानी व्यवस्था में साल के ${toTheRupee(exempt)} टैक्स-फ़्री`,
    hike: (from, to, share) => `${inLakh(from)} से ${inLakh(to)} यानी ${percent(share)} ज़्यादा`,
    half: (job, median) => `${job}: आधे लोग साल के ${inLakh(median)} से कम कमाते हैं`,
    leads: {
      takeHome: 'हर महीने बैंक में कितना आता है',
      gratuity: 'नौकरी छोड़ने पर कितना मिलता है',
      hra: 'कितने किराये पर टैक्स नहीं लगता',
      hike: 'हाइक मिले तो हाथ में कितना आता है',
      paidFairly: 'आप जैसा काम करने वालों के बीच आपकी जगह',
    },
  },
  discussed: {
    heading: 'इन पर बात हो रही है',
    all: 'सारे समुदाय',
    comments: (count) => `${grouped(count)} ${count === 1 ? 'टिप्पणी' : 'टिप्पणियाँ'}`,
    none: 'यहाँ अभी किसी पोस्ट पर टिप्पणी नहीं है।',
    begin: 'समुदाय देखें',
  },
  reviews: {
    heading: 'नए रिव्यू',
    all: 'सारे रिव्यू',
    none: 'यहाँ अभी किसी ने रिव्यू नहीं लिखा है।',
    write: 'रिव्यू लिखें',
  },
  add: {
    heading: 'जो आप जानते हैं, वह जोड़िए',
    lead: 'कुछ मिनट लगते हैं। भेजने के लिए किसी भी तरह लॉग इन करें; इससे न नाम जुड़ता है, न खाता।',
    own: 'आपके योगदान',
    kinds: {
      review: { title: (company) => (company ? `${company} का रिव्यू लिखें` : 'अपनी कंपनी का रिव्यू लिखें'), text: 'क्या अच्छा, क्या नहीं, सात रेटिंग' },
      interview: { title: () => 'इंटरव्यू शेयर करें', text: 'कितने राउंड, क्या पूछा, कितना समय लगा' },
      photo: { title: (company) => (company ? `${company} की फ़ोटो डालें` : 'दफ़्तर की फ़ोटो डालें'), text: 'दफ़्तर, कैंटीन, टीम' },
      salary: { title: () => 'अपनी सैलरी बताएँ', text: `हम सिर्फ़ ${inWords(fewestContributors)} या ज़्यादा लोगों के आँकड़े दिखाते हैं` },
      benefits: { title: () => 'बताएँ कौन सी सुविधाएँ मिलती हैं', text: 'हाँ या नहीं, एक ही पेज पर' },
    },
  },
  promises: 'हमारे वादे, और उन्हें कैसे जाँचें',
  promise: [
    {
      heading: 'आपको कोई नहीं ढूँढ सकता।',
      text: 'लिखने के लिए लॉग इन पासकी से भी होता है: न नाम, न मेल, न फ़ोन। रिव्यू से कोई खाता नहीं जुड़ता।',
      link: 'देखिए हम क्या रखते हैं',
      to: 'dataMap',
    },
    { heading: 'हमारे आँकड़े सच्चे हैं।', text: 'सैलरी का हर आँकड़ा बताता है: कितने लोगों का है, कितना नया, कितना पक्का।', link: 'सैलरी कैसे गिनते हैं', to: 'salaries' },
    { heading: 'चुपचाप कुछ ग़ायब नहीं होता।', text: 'हम कुछ हटाएँ, तो सबको दिखता है कि हटाया और क्यों।', link: 'क्या हटाया गया', to: 'transparency' },
    { heading: 'पढ़ना मुफ़्त है।', text: 'न लॉग इन, न विज्ञापन नेटवर्क, और दूसरी साइटों से कुछ तभी आता है जब आप माँगें।', link: '', to: undefined },
    { heading: 'आपका लिखा आपका ही है।', text: 'अपना लिखा बदलिए या मिटाइए। इस साइट की अपनी कॉपी कोई भी चला सकता है।', link: 'इसे कौन चलाता है', to: 'contact' },
  ],
  box: {
    heading: 'हाथ में कितना आएगा?',
    lead: 'हर महीने बैंक में कितना आएगा, और किन नियमों से। हिसाब आपके ही डिवाइस पर होता है।',
    amount: 'सालाना सीटीसी',
    placeholder: '18 लाख',
    city: 'जिस शहर में काम करते हैं',
    show: 'हाथ में कितना, देखें',
    cities,
  },
};
