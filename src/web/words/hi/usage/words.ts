import type { RecordedWords } from '../../en/usage/words.ts';

const on = (said: string) => (page: string) => `${said}, “${page}” पर`;

/** Sentences of "What we recorded", in Hindi. */
export const words: RecordedWords = {
  title: 'हमने क्या दर्ज किया',
  description: 'इस टैब में ब्राउज़र ने हमें अपने-आप क्या भेजा।',
  lead: 'इस टैब में ब्राउज़र ने हमें अपने-आप जो भेजा, सब यहाँ है। किसी और को कुछ नहीं जाता।',
  list: 'इस टैब में दर्ज',
  empty: { title: 'अभी कुछ दर्ज नहीं है', because: 'ब्राउज़र हमें अपने-आप जो भेजेगा, वह यहाँ दिखेगा।' },
  remove: 'सूची मिटाएँ',
  removed: 'सूची मिटा दी गई।',
  removing: 'जो अभी भेजा नहीं गया, वह भी मिट जाएगा। भेजी हुई गिनती किसी से जुड़ी नहीं है, इसलिए उसे ढूँढकर मिटाया नहीं जा सकता।',
  allow: 'अपनी सहमति बदलें',
  asSent: 'पूरा मैसेज',
  more: {
    title: 'यहाँ क्या है और क्या नहीं',
    lines: [
      'गिनती आपके लॉग इन और किसी आईडी के बिना जाती है। वह उस दिन की गिनती में जुड़ जाती है।',
      'जो आप जान-बूझकर करते हैं, जैसे वोट देना या लिखना, वह इस सूची में तभी है जब आपने गिनती की सहमति दी हो।',
      'यह सूची सिर्फ़ इस टैब में है, इसमें पिछले 200 मैसेज रहते हैं, और टैब बंद करते ही मिट जाती है।',
    ],
  },
  outcomes: { unsent: 'अभी भेजा नहीं गया', waiting: 'रास्ते में', sent: 'भेजा गया', failed: 'पहुँचा नहीं' },
  consents: { nobody: 'आपसे जुड़ा नहीं', allowed: 'आपकी सहमति से', part: 'इस पेज का हिस्सा' },
  events: {
    visit: { day: 'आज इस डिवाइस पर पहला पेज', week: 'इस हफ़्ते इस डिवाइस पर पहला पेज', month: 'इस महीने इस डिवाइस पर पहला पेज' },
    page: (page) => `पेज खुला: “${page}”`,
    source: (source) => `“${source}” वाले लिंक से आना हुआ`,
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
      communityJoined: on('आपने एक समुदाय जॉइन किया'),
      contributionSent: on('आपने योगदान भेजा'),
      jobApplied: on('आपने नौकरी के लिए आवेदन किया'),
      searched: on('आपने खोजा'),
    },
    error: (message) => `कुछ गड़बड़ हुई: ${message}`,
    impression: (company) => `आपने सूची में एक कंपनी देखी: ${company}`,
    browsing: (company) => `आपने ${company} देखी, हाल में देखी कंपनियों की सूची के लिए`,
    view: 'आपने एक पोस्ट देखी, उसे कितनों ने देखा इसके लिए',
    other: 'कुछ और',
  },
};
