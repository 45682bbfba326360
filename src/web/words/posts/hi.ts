import type { Ago } from '#core/figures/ago.ts';
import { fileSize } from '#core/figures/file-size.ts';
import { compact, grouped } from '#core/figures/counts.ts';
import type { PostWords } from './en.ts';

const units = { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' };

const shortly = (count: number): string => compact(count, units);

const lengths = { y: 'साल', mon: 'महीने', d: 'दिन', h: 'घंटे', m: 'मिनट' };

function ago({ unit, count }: Ago): string {
  if (unit === 'now') return 'अभी';
  if (unit === 'mon' && count === 1) return '1 महीना पहले';
  if (unit === 'h' && count === 1) return '1 घंटा पहले';
  return `${count} ${lengths[unit]} पहले`;
}

const sizeUnits = { kB: 'केबी', MB: 'एमबी' } as const;

const size = (bytes: number): string => {
  const { amount, unit } = fileSize(bytes);
  return `${amount} ${sizeUnits[unit]}`;
};

/** The same in Hindi. */
export const words: PostWords = {
  title: 'समुदाय',
  description: 'भारत में काम करने वाले क्या बात करते हैं: सैलरी, नोटिस, ऑफ़र, मैनेजर। पढ़ने के लिए खाता नहीं चाहिए।',
  heading: 'आपके समुदाय',
  guestHeading: 'समुदाय',
  homeFeed: 'होम फ़ीड',
  following: 'फ़ॉलो किए हुए',
  groups: { all: 'सब', topics: 'विषय', companies: 'कंपनियाँ', roles: 'काम' },
  find: 'समुदाय खोजें',
  order: 'पोस्ट का क्रम',
  orders: { forYou: 'आपके लिए', latest: 'सबसे नई' },
  loading: 'पोस्ट आ रही हैं',
  more: 'और पोस्ट दिखाएँ',
  end: 'यहाँ पढ़ने को बस इतना ही है।',
  newPosts: (count) => `${grouped(count)} नई पोस्ट`,
  empty: 'यहाँ अभी किसी ने कुछ नहीं लिखा।',
  emptyBecause: 'चाहें तो पहली पोस्ट आपकी हो।',
  ago,
  day: (since) => (since.unit === 'now' ? 'आज' : ago(since)),

  anonymous: 'बिना नाम',
  verified: 'पक्का',
  writer: 'लेखक',
  you: 'आप',
  edited: 'बदली हुई',
  summary: (author, community, when) => `${community} में ${author}, ${when}।`,
  tallies: (votes, comments) => `${grouped(votes)} वोट, ${grouped(comments)} टिप्पणियाँ।`,
  kinds: { text: '', poll: 'साथ में पोल।', image: 'साथ में तस्वीरें।', video: 'साथ में वीडियो।', salary: 'साथ में तुलना के लिए ऑफ़र।' },
  readMore: 'और पढ़ें',
  readMoreOf: (title) => `और पढ़ें: ${title}`,
  untitled: 'एक पोस्ट',

  votes: 'वोट',
  up: 'सही लगा',
  down: 'सही नहीं लगा',
  score: shortly,
  scoreSaid: (count) => `${grouped(count)} वोट`,
  commentsOn: (count) => (count === 0 ? 'अभी कोई टिप्पणी नहीं' : `${grouped(count)} ${count === 1 ? 'टिप्पणी' : 'टिप्पणियाँ'}`),
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया!',
  actions: 'और विकल्प',
  report: 'शिकायत करें',
  edit: 'बदलें',
  remove: 'हटाएँ',
  notInterested: 'इसमें रुचि नहीं',
  notInterestedDone: 'ऐसी पोस्ट अब कम दिखेंगी।',
  requestAnswer: 'जवाब माँगें',
  requested: 'माँग पहुँच गई। लेखक को पता चलेगा, पर यह नहीं कि किसने माँगा।',
  stop: {
    menu: { MUTE: 'इस लेखक को म्यूट करें', BLOCK: 'इस लेखक को ब्लॉक करें' },
    done: { MUTE: (name) => `${name} म्यूट हैं।`, BLOCK: (name) => `${name} ब्लॉक हैं।` },
    hidden: 'ऐसी पोस्ट अब कम दिखेंगी।',
    undo: 'वापस लें',
  },
  cancel: 'रहने दें',
  close: 'बंद करें',

  why: 'यह यहाँ क्यों है?',

  pictureOf: (at, of) => (of === 1 ? 'पोस्ट की तस्वीर' : `तस्वीर ${at}, कुल ${of}`),
  showPictures: (count, bytes) => `${count === 1 ? 'तस्वीर दिखाएँ' : `${count} तस्वीरें दिखाएँ`}, ${size(bytes)}`,
  video: 'वीडियो चलाएँ',
  videoFrom: 'यह YouTube से आता है, बिना कुकी के, और तभी जब आप दबाएँ।',
  videoTitle: 'पोस्ट का वीडियो',

  pollVotes: (count) => `${grouped(count)} वोट`,
  pollOpen: (until) => `${until} तक खुला`,
  pollClosed: 'बंद हो चुका',
  pollChange: 'आप अपना वोट बदल सकते हैं',
  pollSee: 'नतीजा देखें',
  share100: (percent) => `${percent}%`,

  offer: (name) => `ऑफ़र: ${name}`,
  offers: {
    inHand: 'हर महीने हाथ में',
    inHandHow: '“हाथ में” कैसे गिना गया',
    inHandBasis: 'सिर्फ़ तय वेतन से: वैरिएबल और शेयर छोड़ दिए गए हैं। आधा हिस्सा बेसिक माना गया है, PF अपनी आम सीमा पर, और किराया, निवेश या उम्र हमें नहीं मालूम।',
    inHandYear: (year, regimes) =>
      `वित्त वर्ष ${year}, ${regimes.length > 1 ? 'जिस टैक्स व्यवस्था में ज़्यादा बचे' : regimes[0] === 'old' ? 'पुरानी टैक्स व्यवस्था' : 'नई टैक्स व्यवस्था, जिसमें ज़्यादा बचता है'}। यह अनुमान है।`,
    inHandNoCity: 'जहाँ शहर हमें मालूम नहीं, वहाँ प्रोफ़ेशनल टैक्स नहीं जोड़ा गया।',
    inHandOwn: 'अपने आँकड़ों से गिनें',
    total: 'साल का कुल',
    fixed: 'फ़िक्स्ड',
    variable: 'वेरिएबल',
    stock: 'स्टॉक',
    role: 'पद',
    place: 'शहर',
    votes: 'इतने लेंगे',
    years: (count) => (count === 0 ? 'फ़्रेशर' : `${grouped(count)} साल`),
    experience: 'अनुभव',
    mode: 'कहाँ से',
    modes: { office: 'ऑफ़िस', hybrid: 'हाइब्रिड', remote: 'घर से' },
    take: 'यह लें',
    takeThis: (name) => `यह लें: ${name}`,
    current: 'अभी की नौकरी',
    none: '–',
    what: 'क्या मिल रहा है',
  },
  lakh: (amount) => `₹${amount} लाख`,
  crore: (amount) => `₹${amount} करोड़`,
  rupees: (amount) => `₹${amount}`,

  gone: {
    FLAGGED: 'इस पोस्ट की शिकायत हुई है, और एक मॉडरेटर इसे देख रहा है।',
    AUTHOR_REJECTED: 'यह पोस्ट हटा दी गई।',
    DELETED: 'लेखक ने यह पोस्ट हटा दी।',
    NOT_FOUND: 'ऐसी कोई पोस्ट नहीं है।',
    LIVE: '',
  },
  goneComment: {
    FLAGGED: 'इस टिप्पणी की शिकायत हुई है, और एक मॉडरेटर इसे देख रहा है।',
    AUTHOR_REJECTED: 'यह टिप्पणी हटा दी गई।',
    DELETED: 'लेखक ने यह टिप्पणी हटा दी।',
    NOT_FOUND: 'ऐसी कोई टिप्पणी नहीं है।',
    LIVE: 'इसे लिखने वाले को आपने म्यूट या ब्लॉक किया है।',
  },
  goneRule: (rule) => `नियम: ${rule}।`,
  goneWeek: (week) => `हफ़्ता ${week}।`,
  ledger: 'बहीखाता देखें',
  goneWayOn: 'समुदाय देखें',
  own: {
    FLAGGED: 'कई लोगों ने इसकी शिकायत की है। जब तक मॉडरेटर न देख ले, यह सिर्फ़ आपको दिखती है; अक्सर एक दिन में।',
    AUTHOR_REJECTED: 'एक मॉडरेटर ने इसे हटाया है। अब यह सिर्फ़ आपको दिखती है।',
    rule: (rule) => `नियम: ${rule}।`,
    appeal: 'दोबारा देखने को कहें',
    appeals: {
      none: '',
      open: 'दोबारा देखने को कहा जा चुका है। जवाब यहीं मिलेगा।',
      granted: 'दोबारा देखने पर यह लौटा दी गई।',
      rejected: 'दोबारा देखने पर भी फ़ैसला वही रहा।',
    },
  },

  refusals: {
    TEXT_ABUSIVE: 'इसमें कुछ शब्द लोगों का अपमान करते हैं। दूसरे शब्दों में कहें, तो यह रह सकता है।',
    TEXT_JUNK: 'यह अभी बात जैसी नहीं लगती। थोड़ा और लिखें।',
    USER_LIMIT_EXCEEDED: 'आज के लिए इतना ही। कल फिर लिख सकते हैं; जो लिखा है वह यहीं रखा है।',
    POST_LIMIT_EXCEEDED: 'इस पोस्ट के नीचे आप काफ़ी लिख चुके हैं। औरों को भी बोलने दें।',
    RULE_BROKEN: 'यह घर के नियमों के ख़िलाफ़ है।',
  },
  contacts: (kinds) => `यह ${kinds.includes('mail') ? 'मेल का पता' : 'फ़ोन नंबर'} लगता है। इसे हर कोई पढ़ सकेगा। चाहें तो फिर भी भेज सकते हैं।`,
  personas: {
    ANONYMOUS: (name) => (name ? `${name}, बिना असली नाम` : 'आपका बनाया हुआ नाम'),
    DESIGNATION: (name) => (name ? `${name} के रूप में` : 'अपने काम से'),
  },
  rulesNamed: {
    harassment: 'किसी का अपमान करना या पीछे पड़ना',
    hate: 'जाति, धर्म, लिंग या जगह के नाम पर लोगों के ख़िलाफ़',
    threat: 'किसी को धमकी',
    'personal-details': 'किसी आम आदमी का नाम, नंबर या पता',
    sexual: 'अश्लील',
    spam: 'विज्ञापन या स्पैम',
    false: 'जान-बूझकर गढ़ी हुई बात',
    'off-topic': 'इस समुदाय की बात नहीं',
    other: 'किसी और तरह घर के नियम के ख़िलाफ़',
    author: 'लेखक ने ख़ुद कहा',
    court: 'अदालत का आदेश',
  },
  signIn: {
    vote: 'वोट देने के लिए लॉग इन करें',
    comment: 'टिप्पणी के लिए लॉग इन करें',
    join: 'जुड़ने के लिए लॉग इन करें',
    post: 'लिखने के लिए लॉग इन करें',
  },
  failed: 'यह नहीं हो सका। कुछ नहीं बदला है।',

  join: 'जुड़ें',
  joined: 'जुड़े हैं',
  leave: 'छोड़ें',
  joinNamed: (name) => `जुड़ें: ${name}`,
  joinedNamed: (name) => `जुड़े हैं: ${name}। छोड़ने के लिए दबाएँ।`,
  members: (count) => `${shortly(count)} सदस्य`,
  posts: (count) => `${shortly(count)} पोस्ट`,
  forYou: 'आपके काम के समुदाय',
  seeAll: 'सब देखें',
  rules: 'घर के नियम',
  rulesText: 'क्या हुआ बताइए, किसने किया नहीं। न फ़ोन नंबर, न आम लोगों के नाम। जो भी हटता है, बहीखाते में दर्ज होता है।',
  rulesLink: 'बहीखाता पढ़ें',
  asked: 'इस हफ़्ते पूछा जा रहा है',
  answers: (count) => `${grouped(count)} जवाब`,

  explore: {
    title: 'समुदाय खोजें',
    heading: 'समुदाय खोजें',
    search: 'समुदाय खोजें',
    placeholder: 'विषय, कंपनी या काम',
    none: 'कोई समुदाय नहीं मिला।',
    yours: 'जिनमें आप हैं',
    unexplored: 'जो आपने अभी नहीं देखे',
    departments: 'विभाग',
    industries: 'उद्योग',
    topics: 'विषय',
    companies: 'कंपनियाँ',
    everything: 'सारे समुदाय',
    found: (count) => `${grouped(count)} समुदाय मिले`,
    more: 'और समुदाय दिखाएँ',
    back: 'फ़ीड पर लौटें',
  },
  community: {
    description: (name) => `${name} में लोग क्या कहते हैं: सवाल, ऑफ़र, पोल और जवाब। पढ़ने के लिए खाता नहीं चाहिए।`,
    departmentTitle: (name) => `${name}: यह काम करने वाले क्या कहते हैं`,
    companyTitle: (name) => `${name}: लोग इसके बारे में क्या कहते हैं`,
    missing: 'यह समुदाय नहीं मिला।',
    missingBecause: 'पता पुराना या ग़लत लिखा हो सकता है। नाम से खोजकर देखें।',
    about: 'इस समुदाय के बारे में',
    types: { topic: 'विषय', company: 'कंपनी', department: 'विभाग', industry: 'उद्योग' },
    posts: 'पोस्ट',
  },
  post: {
    title: (title) => title,
    description: (author, community) => `${community} में ${author}।`,
    back: 'वापस',
    crumbs: 'आप यहाँ हैं',
  },
  ownPosts: 'आपकी पोस्ट',
  compose: {
    ask: 'पूछिए, बताइए या पोल शुरू कीजिए',
    as: 'इस नाम से:',
    guest: 'पढ़ने के लिए खाता नहीं चाहिए। लिखने के लिए एक बनाया हुआ नाम चाहिए।',
    kinds: { poll: 'पोल', salary: 'ऑफ़र', image: 'फ़ोटो', video: 'वीडियो' },
  },
};
