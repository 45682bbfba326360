import { titlesOfCounted } from '../kinds/nouns.ts';
import { grouped } from '#core/figures/counts.ts';
import type { CallKind, CallSubject, PagePart } from '#core/usage/plain-parts.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import type { HostNumberWords } from '../../en/usage/host-numbers.ts';

const dayInWords = (day: string): string => daySaid(monthNames, day);

const parts: Readonly<Record<PagePart, string>> = {
  field: 'फ़ॉर्म का कोई खाना',
  button: 'कोई बटन',
  link: 'कोई लिंक',
  picture: 'कोई तस्वीर',
  list: 'कोई सूची',
  text: 'कोई पाठ',
  window: 'पेज के ऊपर खुली खिड़की',
  page: 'पूरा पेज',
  other: 'कोई और हिस्सा',
};

const calls: Readonly<Record<CallKind, string>> = { opened: 'खोलना', searched: 'खोजना', sent: 'भेजना या बदलना' };

const subjects: Readonly<Record<CallSubject, string>> = {
  messages: 'मैसेज',
  jobs: 'नौकरियाँ',
  interviews: 'इंटरव्यू',
  reviews: 'रिव्यू',
  pay: 'सैलरी',
  benefits: 'सुविधाएँ',
  photos: 'तस्वीरें',
  questions: 'सवाल और जवाब',
  posts: 'पोस्ट और टिप्पणियाँ',
  communities: 'समुदाय',
  notifications: 'सूचनाएँ',
  account: 'खाता या नाम',
  companies: 'कंपनियाँ',
  lists: 'सूची से चुनना',
  other: 'कुछ और',
};

export const words: HostNumberWords = {
  title: 'आने वाले और पेज',
  description: 'यह वेबसाइट कितनी इस्तेमाल होती है, सिर्फ़ जोड़, लोग नहीं।',
  lead: 'यह सिर्फ़ जोड़ है। इससे पता नहीं चलता कि कौन आया, और एक पेज से दूसरे पेज तक किसी का पीछा नहीं होता।',
  span: 'कितने दिन',
  days: (days) => `${days} दिन`,
  none: 'अभी कुछ नहीं गिना गया है',
  noneBecause: 'पहले लोगों के आने के कुछ सेकंड बाद आँकड़े दिखेंगे।',
  number: grouped,
  day: dayInWords,
  shortDay: (day) => `${Number(day.slice(8, 10))} ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''}`,
  answer: 'कुल मिलाकर',
  today: 'आज आए लोग',
  week: 'इस हफ़्ते आए लोग',
  month: 'इस महीने आए लोग',
  pages: (days) => `${days} दिनों में खुले पेज`,
  searches: (days) => `${days} दिनों में खोजें`,
  empty: (count) => `${count} में कुछ नहीं मिला`,
  signUps: (days) => `${days} दिनों में नए खाते`,
  before: {
    yesterday: (count) => `कल ${grouped(count)}`,
    week: (count) => `पिछले पूरे हफ़्ते में ${grouped(count)}`,
    month: (count) => `पिछले पूरे महीने में ${grouped(count)}`,
    span: (count, days) => `उससे पहले के ${days} दिनों में ${grouped(count)}`,
  },
  onDay: (day, count) => `${day}: ${grouped(count)}`,
  cutOff: (days) => `जितना दिखता है उससे ज़्यादा: ${days.join('; ')}।`,
  byDay: {
    heading: 'हर दिन',
    visitors: 'आने वाले',
    pages: 'खुले पेज',
    searches: 'खोजें',
    emptySearches: 'खोजें जिनमें कुछ नहीं मिला',
    signUps: 'नए खाते',
    column: 'दिन',
    sum: (now, before, days) => `इन ${days} दिनों में ${grouped(now)}, उससे पहले के ${days} दिनों में ${grouped(before)}।`,
    perDay: (now, before, days) => `औसतन हर दिन ${grouped(now)}, उससे पहले के ${days} दिनों में ${grouped(before)}।`,
    finding: (of, day, most) => `${of}: सबसे ज़्यादा ${dayInWords(day)} को, ${grouped(most)}।`,
  },
  screens: {
    heading: 'पेज, और वे कितने तेज़ हैं',
    lead: 'चार में से तीन लोगों को इतना या इससे कम समय लगा। LCP: मुख्य हिस्सा दिखने तक। INP: दबाने पर जवाब मिलने तक। CLS: पेज कितना हिलता है।',
    page: 'पेज',
    opened: 'खुला',
    value: (vital, value) => (vital === 'CLS' ? String(value) : value >= 1_000 ? `${(value / 1_000).toFixed(1)} से॰` : `${Math.round(value)} मि॰से॰`),
    verdicts: { good: 'अच्छा', 'needs-work': 'सुधार चाहिए', poor: 'ख़राब' },
    unknown: 'नापा नहीं गया',
  },
  contributions: {
    heading: 'लोगों ने क्या लिखा',
    lead: 'हफ़्ता पूरा होने पर ही यहाँ गिना जाता है, ताकि किसी आँकड़े से पता न चले कि किसने कब लिखा।',
    week: 'इस दिन से हफ़्ता',
    total: 'योगदान',
    kind: 'क्या',
    latest: (now, before) => `पिछले पूरे हफ़्ते में ${grouped(now)}, उससे पहले के हफ़्ते में ${grouped(before)}।`,
    finding: (week, most) => `हर हफ़्ते के योगदान: सबसे ज़्यादा ${dayInWords(week)} से शुरू हफ़्ते में, ${grouped(most)}।`,
    kinds: titlesOfCounted,
  },
  emptySearches: {
    heading: 'शब्द जिनसे कुछ नहीं मिला',
    lead: 'सिर्फ़ वे शब्द जिन्हें एक ही दिन कई जगहों के लोगों ने खोजा। बाक़ी हम नहीं रखते।',
    words: 'शब्द',
    times: 'कितनी बार',
  },
  sources: {
    heading: 'लोग कहाँ से आते हैं',
    lead: 'वे लिंक जिन पर आपने ख़ुद निशान लगाया, मेल या विज्ञापन में।',
    source: 'लिंक',
    visits: 'कितनी बार आए',
    named: ({ source, medium, campaign }) => {
      const more = [medium, campaign].filter(Boolean).map((name) => name.replaceAll(/[-_]/g, ' '));
      if (source === '') return more.length === 0 ? 'सीधे आए, या लिंक पर निशान नहीं था' : `बिना नाम (${more.join(', ')})`;
      return more.length === 0 ? source : `${source} (${more.join(', ')})`;
    },
  },
  clients: {
    heading: 'लोग किससे आते हैं',
    client: 'डिवाइस',
    visits: 'कितनी बार आए',
    named: (isPhone, tracker, isEmployer) =>
      `${isPhone ? 'फ़ोन' : 'कंप्यूटर या टैबलेट'}, ${{ 9205: 'ब्राउज़र', 9206: 'ऐप', 9207: 'Android ऐप', 9208: 'iOS ऐप' }[tracker]}${isEmployer ? ', कंपनी' : ''}`,
  },
  logins: {
    heading: 'लॉग इन',
    way: 'किससे',
    ways: {
      google: 'Google',
      facebook: 'Facebook',
      linkedin: 'LinkedIn',
      passkey: 'पासकी',
      mail: 'मेल',
      demo: 'डेमो',
      other: 'कुछ और',
    },
    outcomes: { begun: 'शुरू', done: 'पूरा', failed: 'नहीं हुआ' },
  },
  slow: {
    heading: 'पेज के धीमे या हिलने वाले हिस्से',
    place: 'पेज में जगह',
    page: 'पेज',
    times: 'कितनी बार',
    named: (vital, part) => `${vital === 'INP' ? 'देर से जवाब' : 'हिला'}: ${parts[part]}`,
  },
  calls: {
    heading: 'धीमी रिक्वेस्ट',
    lead: 'सिर्फ़ वे जिनके लिए पढ़ने वाले को एक सेकंड या ज़्यादा रुकना पड़ा।',
    operation: 'क्या किया',
    named: ({ kind, subject }) => `${subjects[subject]}: ${calls[kind]}`,
    columns: { times: 'कितनी बार', p50: 'आधों में लगा', p95: '20 में 19 में ज़्यादा से ज़्यादा', failed: 'नहीं हुए' },
  },
  events: {
    heading: 'सदस्यों ने क्या किया',
    other: 'कुछ और',
    lead: 'सिर्फ़ उन सदस्यों का जिन्होंने गिनने दिया, और सिर्फ़ पूरे हो चुके हफ़्तों का।',
    event: 'क्या',
    times: 'कितनी बार',
    named: (event, community) => (community === '' ? event : `${event}, ${community}`),
    types: {
      pageView: 'पेज खोला',
      postOpened: 'पोस्ट खोली',
      postCreated: 'पोस्ट लिखी',
      commentCreated: 'टिप्पणी लिखी',
      voted: 'वोट दिया',
      communityJoined: 'समुदाय जॉइन किया',
      contributionSent: 'योगदान भेजा',
      jobApplied: 'नौकरी के लिए आवेदन किया',
      searched: 'खोजा',
    },
    communities: { topic: 'किसी विषय में', company: 'किसी कंपनी के बारे में', department: 'किसी विभाग में', industry: 'किसी क्षेत्र में' },
  },
  technical: { fold: 'तकनीकी नाम, सर्वर सँभालने वालों के लिए', places: 'जगहें', operations: 'काम' },
  more: (count) => `${grouped(count)} और`,
};
