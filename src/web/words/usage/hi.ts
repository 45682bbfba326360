import type { RecordedWords } from './en.ts';

const on = (said: string) => (page: string) => `${said}, “${page}” पर`;

/** Sentences of "What we recorded", in Hindi. */
export const words: RecordedWords = {
  title: 'हमने क्या दर्ज किया',
  description: 'इस टैब ने हमें अपने-आप जो कुछ बताया, सीधे शब्दों में।',
  lead: 'इस टैब ने हमारे सर्वर को अपने-आप जो कुछ बताया, सब यहाँ है। किसी और को कुछ नहीं बताया जाता।',
  list: 'इस टैब में दर्ज',
  empty: { title: 'अभी कुछ दर्ज नहीं है', because: 'यह टैब हमें अपने-आप जो बताएगा, वह यहाँ दिखेगा।' },
  remove: 'सूची मिटाएँ',
  removed: 'सूची मिटा दी गई।',
  removing: 'जो अभी भेजा नहीं गया, वह भी हट जाएगा। भेजी हुई गिनती किसी से जुड़ी नहीं है, इसलिए उसे ढूँढकर मिटाया नहीं जा सकता।',
  allow: 'अपनी सहमति बदलें',
  asSent: 'पूरा संदेश',
  more: {
    title: 'यहाँ क्या है और क्या नहीं',
    lines: [
      'गिनती आपके लॉग इन और किसी पहचान के बिना जाती है। वह उस दिन की गिनती में जुड़ जाती है।',
      'जो आप जान-बूझकर करते हैं, जैसे वोट देना या लिखना, वह इस सूची में तभी है जब आपने गिनती की सहमति दी हो।',
      'यह सूची सिर्फ़ इस टैब में है, इसमें पिछले 200 संदेश रहते हैं, और टैब के साथ चली जाती है।',
    ],
  },
  outcomes: { unsent: 'अभी भेजा नहीं गया', waiting: 'रास्ते में', sent: 'भेजा गया', failed: 'पहुँचा नहीं' },
  consents: { nobody: 'आपसे जुड़ा नहीं', allowed: 'आपकी सहमति से', part: 'इस पेज का हिस्सा' },
  events: {
    visit: { day: 'आज इस डिवाइस पर पहला पेज', week: 'इस हफ़्ते इस डिवाइस पर पहला पेज', month: 'इस महीने इस डिवाइस पर पहला पेज' },
    page: (page) => `पेज खुला: “${page}”`,
    source: (source) => `आप “${source}” वाले लिंक से आए`,
    vital: (vital, page) => `“${page}” कितना तेज़ था (${vital})`,
    slow: (page) => `“${page}” धीमा था या हिला, और कहाँ`,
    call: (operation) => `हमारे सर्वर का धीमा जवाब (${operation})`,
    login: {
      begun: (way) => `लॉग इन शुरू हुआ (${way})`,
      done: (way) => `लॉग इन हो गया (${way})`,
      failed: (way) => `लॉग इन नहीं हुआ (${way})`,
    },
    curated: {
      pageView: (page) => `आपने “${page}” खोला`,
      postOpened: (page) => `आपने एक पोस्ट खोली, “${page}” पर`,
      postCreated: on('आपने पोस्ट की'),
      commentCreated: on('आपने टिप्पणी की'),
      voted: on('आपने वोट दिया'),
      communityJoined: on('आप एक समुदाय से जुड़े'),
      contributionSent: on('आपने योगदान भेजा'),
      jobApplied: on('आपने नौकरी के लिए आवेदन किया'),
      searched: on('आपने खोजा'),
    },
    error: (message) => `कुछ गड़बड़ हुई: ${message}`,
    impression: (company) => `सूची में एक कंपनी दिखी: ${company}`,
    browsing: (company) => `आपने ${company} देखी, ताकि वह पिछली देखी कंपनियों में रहे`,
    view: 'आपने एक पोस्ट देखी, उसे कितनों ने देखा इसके लिए',
    other: 'कुछ और',
  },
};
