import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { showFound } from '../figures/counts.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { inWords } from '../figures/numbers.ts';
import { inHeadline } from '../figures/headline.ts';
import { shareSaid } from '../figures/shares.ts';
import type { InterviewWords } from '../../en/interviews/words.ts';

const people = (count: number): string => `${crowdSaid(count)} लोगों`;

const days = (count: number): string => `${grouped(count)} दिन`;

const daysAfter = (count: number): string => (count === 0 ? 'चुने जाने के दिन ही' : `चुने जाने के ${days(count)} के अंदर`);

export const words: InterviewWords = {
  title: (company) => `${company} में इंटरव्यू के सवाल`,
  titleOf: (job, company) => `${company} में ${job} के इंटरव्यू के सवाल`,
  description: (place) => `${place} में इंटरव्यू कैसे होते हैं: कितने राउंड, क्या पूछा गया, कितना इंतज़ार करना पड़ा, और ऑफ़र का क्या हुआ। पढ़ना मुफ़्त, बिना खाते के।`,
  none: 'अभी किसी ने यहाँ के इंटरव्यू के बारे में नहीं बताया है।',
  noneFound: 'इन सब फ़िल्टर पर कोई इंटरव्यू नहीं मिला।',
  noneFoundBecause: 'कम फ़िल्टर रखेंगे तो ज़्यादा मिलेंगे।',
  clear: 'सब फ़िल्टर हटाएँ',
  more: 'और इंटरव्यू दिखाएँ',
  end: 'बस इतने ही हैं।',
  fromTheStart: 'पहले पेज पर लौटें',
  list: 'इंटरव्यू के अनुभव',

  outcomes: {
    offered: 'ऑफ़र मिला',
    rejected: 'मना कर दिया गया',
    silent: 'कोई जवाब नहीं आया',
    withdrew: 'बीच में छोड़ा',
    waiting: 'अभी जवाब का इंतज़ार है',
  },
  hardnesses: { easy: 'आसान', average: 'ठीक-ठाक', hard: 'मुश्किल' },
  experiences: { fresher: 'फ़्रेशर', experienced: 'अनुभवी' },
  sources: {
    campus: 'कैंपस से',
    'job-portal': 'जॉब पोर्टल से',
    referral: 'रेफ़रल से',
    'company-site': 'कंपनी की साइट से',
    recruiter: 'रिक्रूटर से',
    'walk-in': 'वॉक-इन से',
    other: 'किसी और तरीक़े से',
  },
  rounds: {
    written: 'लिखित टेस्ट',
    practical: 'काम करके दिखाना',
    group: 'ग्रुप डिस्कशन',
    assignment: 'असाइनमेंट',
    technical: 'टेक्निकल राउंड',
    manager: 'मैनेजर राउंड',
    hr: 'HR राउंड',
    other: 'कोई और राउंड',
  },

  figures: {
    heading: 'यहाँ इंटरव्यू कैसे होते हैं',
    ofAll: 'ये आँकड़े फ़्रेशर और अनुभवी, सबके साथ में हैं, नीचे चाहे जो फ़िल्टर चुनें।',
    interviews: (count) => `${grouped(count)} इंटरव्यू`,
    questions: (count) => `${grouped(count)} सवाल`,
    experience: (fresher, experienced) =>
      [fresher > 0 && `${grouped(fresher)} फ़्रेशर`, experienced > 0 && `${grouped(experienced)} अनुभवी`].filter(Boolean).join(', '),
    uncounted: (count) => `${grouped(count)} इंटरव्यू आँकड़ों में नहीं गिने गए। ${whoCounts}`,
    tooFew: `आँकड़े तब दिखते हैं जब ${inWords(fewestContributors)} इंटरव्यू गिने जा चुके हों। तब तक हर इंटरव्यू पढ़ सकते हैं।`,
    people: (count) => `${grouped(count)} लोग`,
    offered: (percent) => (percent === 0 ? 'किसी को ऑफ़र नहीं मिला' : `${percent}% को ऑफ़र मिला`),
    hardness: { easy: 'ज़्यादातर को आसान लगा', average: 'ज़्यादातर को ठीक-ठाक लगा', hard: 'ज़्यादातर को मुश्किल लगा' },
    hardnessDiffers: 'कितना मुश्किल था, इस पर लोगों की राय अलग है',
    source: {
      campus: 'ज़्यादातर कैंपस से आए',
      'job-portal': 'ज़्यादातर जॉब पोर्टल से आए',
      referral: 'ज़्यादातर कंपनी के किसी व्यक्ति के रेफ़रल से आए',
      'company-site': 'ज़्यादातर कंपनी की साइट से आए',
      recruiter: 'ज़्यादातर रिक्रूटर से आए',
      'walk-in': 'ज़्यादातर वॉक-इन से आए',
      other: 'ज़्यादातर किसी और तरीक़े से आए',
    },
    sourceDiffers: 'लोग अलग-अलग तरीक़ों से आए',
    rounds: 'कौन से राउंड हुए',
    all: 'सारे आँकड़े',
    reportedRounds: (count) => `${grouped(count)} राउंड के बारे में बताया गया`,
  },

  waits: {
    heading: 'इंटरव्यू देने वालों के साथ बर्ताव',
    total: (count) => `आवेदन से आख़िरी राउंड तक ${count === 0 ? 'एक दिन से कम' : days(count)}`,
    stages: 'हर राउंड से पहले कितने दिन का इंतज़ार',
    stage: (stage, kind) => `${grouped(stage)}. ${kind}`,
    days: (count, of) => `${count === 0 ? 'उसी दिन' : days(count)} (${crowdSaid(of)})`,
    median: (count) => `${people(count)} के बीच का आँकड़ा`,
    medians: 'बीच के आँकड़े, ब्रैकेट में लोगों की गिनती।',
    noSum: 'ये जुड़कर कुल दिन नहीं बनते: सबके सारे राउंड नहीं हुए।',
    feedback: (percent, count) => `${shareSaid(percent, count)} लोगों को कंपनी ने बताया कि इंटरव्यू कैसा रहा (${crowdSaid(count)} लोग)।`,
    unpaid: (hours, count) => `आधे लोगों ने ${hours === 0 ? 'एक घंटे से कम' : `${grouped(hours)} घंटे या इससे कम`} बिना पैसे के काम किया (${crowdSaid(count)} लोग)।`,
  },

  offers: {
    heading: 'ऑफ़र का क्या हुआ',
    revoked: (percent, count) => `${shareSaid(percent, count)} ऑफ़र वापस ले लिए गए (${crowdSaid(count)} ऑफ़र)।`,
    moved: (percent, count) => `${shareSaid(percent, count)} ऑफ़र में जॉइनिंग की तारीख़ बदली (${crowdSaid(count)} ऑफ़र)।`,
    letter: (count, of) => `आधे लोगों को ऑफ़र लेटर ${daysAfter(count)} मिल गया (${crowdSaid(of)} लोग)।`,
    joining: (count, of) => `आधे लोगों को ${daysAfter(count)} जॉइन करना था (${crowdSaid(of)} लोग)।`,
  },
  how: `दिन, घंटे और प्रतिशत गोल हैं। हर एक तब दिखता है जब ${inWords(fewestContributors)} लोग जवाब दें, और ${inWords(fewestContributors)} और जवाब आने पर ही बदलता है। ${whoCounts}`,

  filters: {
    heading: 'फ़िल्टर',
    count: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर (${count})`),
    apply: 'इंटरव्यू दिखाएँ',
    show: (found) => showFound(found, 'इंटरव्यू', 'इंटरव्यू'),
    designation: 'पद',
    experience: 'अनुभव',
    outcome: 'नतीजा',
    years: 'कब के',
    any: 'सभी',
    sort: 'क्रम',
    sorts: { popularity: 'सबसे काम के', newToOld: 'नए पहले', oldToNew: 'पुराने पहले' },
    lastYears: (years) => (years === 1 ? 'पिछले 12 महीने' : `पिछले ${years} साल`),
    chosen: 'चुने हुए फ़िल्टर',
    without: (filter) => `${filter} हटाएँ`,
  },

  card: {
    forJob: (job) => (job === undefined ? 'इंटरव्यू, पद नहीं बताया' : `${job} का इंटरव्यू`),
    uncounted: `आँकड़ों में नहीं गिना गया। ${whoCounts}`,
    at: (college) => `${college} में`,
    hardness: { easy: 'आसान लगा', average: 'ठीक-ठाक लगा', hard: 'मुश्किल लगा' },
    week: (monday) => `${monday} वाला हफ़्ता`,
    edited: 'बदला गया',
    rounds: 'राउंड',
    minutes: (minutes) => `${grouped(minutes)} मिनट`,
    story: 'कैसा रहा',
    tips: 'सलाह',
    helpful: 'काम का',
    helpfulSaid: () => 'ने ऐसा कहा',
    report: 'शिकायत',
    share: 'शेयर',
    open: 'सिर्फ़ यह इंटरव्यू खोलें',
    copied: 'लिंक कॉपी हो गया।',
    actions: 'इस इंटरव्यू पर',
  },

  addYours: {
    many: (count) => `यह पेज ${grouped(count)} इंटरव्यू से बना है। अपना भी जोड़ें: उससे कोई खाता नहीं जुड़ता।`,
    few: (owed) => `${grouped(owed)} इंटरव्यू और, तो यहाँ दिखेगा कि कंपनी इंटरव्यू देने वालों से कैसा बर्ताव करती है।`,
    none: 'सबसे पहले आप यहाँ का इंटरव्यू शेयर करें। इससे कोई खाता नहीं जुड़ता।',
    add: 'अपना इंटरव्यू जोड़ें',
    close: 'अभी नहीं',
  },

  ways: {
    heading: 'तैयारी के लिए',
    hiring: (company) => `${company} में भर्ती कैसे होती है`,
    anywhere: 'हर जगह पूछे जाने वाले सवाल',
    elsewhere: 'दूसरी कंपनियों के इंटरव्यू',
  },

  one: {
    title: (company) => `${company} में एक इंटरव्यू`,
    titleOf: (job, company) => `${company} में ${job} का एक इंटरव्यू`,
    all: (company) => `${company} के सारे इंटरव्यू`,
    missing: 'यह इंटरव्यू नहीं मिला।',
    missingBecause: 'हो सकता है लिखने वाले ने हटाया हो, या उसे हटा दिया गया हो। क्या-क्या हटाया गया और क्यों, यह सार्वजनिक बही में है।',
    ledger: 'देखें क्या-क्या हटाया गया',
  },

  hub: {
    title: 'भारत में इंटरव्यू के सवाल',
    description: 'भारत की कंपनियों के इंटरव्यू, उन लोगों से जो वहाँ बैठे थे: राउंड, सवाल और नतीजा। पढ़ना मुफ़्त, बिना खाते के।',
    heading: 'इंटरव्यू',
    lead: 'हर राउंड में क्या पूछा गया, उन लोगों से जो वहाँ बैठे थे।',
    counted: (count) => `अब तक ${inHeadline(count)} इंटरव्यू।`,
    company: 'किसी कंपनी के इंटरव्यू',
    companyPlaceholder: 'कंपनी का नाम',
    search: 'किसी पद के इंटरव्यू',
    job: 'पद',
    jobPlaceholder: 'जैसे सॉफ़्टवेयर इंजीनियर',
    jobMissing: 'लिखें कि कौन सा पद।',
    show: 'इंटरव्यू दिखाएँ',
    experience: 'अनुभव',
    all: 'सभी',
    latest: 'इंटरव्यू के अनुभव',
    none: 'यहाँ अभी कोई इंटरव्यू शेयर नहीं हुआ है।',
    companies: 'कंपनी खोजें',
    write: 'इंटरव्यू शेयर करें',
    byJob: 'पद के हिसाब से सवाल',
    bySkill: 'हुनर के हिसाब से सवाल',
    hr: 'HR क्या पूछता है',
    practise: 'सवालों का अभ्यास करें',
    colleges: 'कैंपस के इंटरव्यू',
  },

  toQuestions: { top: 'यहाँ सबसे ज़्यादा क्या पूछा जाता है', practise: 'यहाँ के सवालों का अभ्यास करें' },
};
