import { rulesNamed } from '../moderation/rules-hi.ts';
import { grouped } from '#core/figures/counts.ts';
import type { OwnPostWords } from './own-en.ts';

/** The same in Hindi. */
export const words: OwnPostWords = {
  rulesNamed,
  title: 'आपकी पोस्ट',
  lead: 'दोनों नामों से आपने जो लिखा, और उसका क्या हुआ। साथ में यह सिर्फ़ आपको दिखता है: दूसरों को दो अलग नाम दिखते हैं।',
  figures: (posts, comments) => `${grouped(posts)} पोस्ट, ${grouped(comments)} टिप्पणियाँ`,
  waiting: (count) => `${grouped(count)} पोस्ट मॉडरेटर के पास`,
  none: 'आपने अभी कुछ नहीं लिखा।',
  noneBecause: 'शुरुआत के लिए एक सवाल काफ़ी है।',
  guest: 'आपकी पोस्ट आपके खाते के साथ हैं।',
  away: 'हम अभी आपके खाते तक नहीं पहुँच पा रहे',
  guestBecause: 'देखने के लिए लॉग इन करें।',
  decisions: {
    title: 'फ़ैसले',
    newOnes: (count) => `${grouped(count)} नए`,
    isNew: 'नया',
    lead: 'आपके लिखे और आपकी शिकायतों पर मॉडरेटरों के फ़ैसले। यह सूची सिर्फ़ आपको दिखती है।',
    silenced: (name, until) => `${name}: आप ${until} न पोस्ट लिख सकते हैं, न टिप्पणी। पढ़ना और वोट देना खुला है।`,
    bothNames: 'आपके दोनों नामों से',
    until: (when) => `${when} तक`,
    forGood: 'जब तक मॉडरेटर न हटाए',
    silencedFor: 'यह किस पर है',
    silencedAppeal: 'दोबारा देखने को कहने के लिए वह पोस्ट खोलें।',
    about: 'आपके लिखे पर',
    reports: 'आपकी शिकायतें',
    kinds: { POST: 'एक पोस्ट', COMMENT: 'एक टिप्पणी', ANSWER: 'एक जवाब' },
    measures: {
      hide: 'मॉडरेटर के देखने तक छिपी है।',
      remove: 'हटा दी गई।',
      lock: 'टिप्पणियाँ बंद की गईं।',
      warn: 'आपको चेतावनी दी गई। यह रहेगी।',
      silence: 'इसके लिए आप कुछ समय नहीं लिख सकते।',
    },
    granted: 'दोबारा देखने पर आपकी बात मानी गई।',
    appeals: { none: '', open: 'दोबारा देखने को कहा जा चुका है।', rejected: 'दोबारा देखने पर भी फ़ैसला वही रहा।' },
    mayAppeal: 'दोबारा देखने को कहने के लिए इसे खोलें।',
    personas: { ANONYMOUS: 'आपके बनाए हुए नाम से', DESIGNATION: 'आपके काम के नाम से' },
    reported: (kind, reason) => `${kind}, शिकायत: ${reason}`,
    outcomes: {
      waiting: () => 'मॉडरेटर ने अभी फ़ैसला नहीं किया।',
      removed: (rule) => `हटा दी गई। नियम: ${rule}।`,
      kept: (rule) => `रहने दी गई: “${rule}” लागू नहीं होता।`,
      acted: () => 'मॉडरेटर ने क़दम उठाया। यह रहेगी।',
      gone: () => 'लेखक ने ख़ुद हटा दी।',
    },
    week: (week) => `हफ़्ता ${week}`,
  },
};
