import { decidedThings } from '../kinds/nouns.ts';
import { rulesNamed } from '../moderation/rules.ts';
import type { DecisionWords } from '../../en/contributions/decision.ts';

export const words: DecisionWords = {
  rulesNamed,
  decided: 'मॉडरेटरों ने क्या तय किया',
  measures: {
    hide: (kind) => `मॉडरेटर के देखने तक इस ${decidedThings[kind]} को छिपाया गया है। इसे सिर्फ़ आप और मॉडरेटर देख सकते हैं।`,
    remove: (kind) => `एक मॉडरेटर ने इस ${decidedThings[kind]} को हटाया है। अब इसे सिर्फ़ आप और मॉडरेटर देख सकते हैं।`,
    lock: (kind) => `एक मॉडरेटर ने इस ${decidedThings[kind]} पर टिप्पणियाँ बंद की हैं।`,
    warn: (kind) => `एक मॉडरेटर ने इस ${decidedThings[kind]} के लिए आपको चेतावनी दी है।`,
    silence: (kind) => `इस ${decidedThings[kind]} की वजह से एक मॉडरेटर ने इसके लेखक के रूप में आपका लिखना बंद किया है।`,
  },
  granted: {
    hide: () => '',
    remove: (kind) => `एक मॉडरेटर ने इस ${decidedThings[kind]} को हटाया था। दोबारा देखने पर इसे लौटा दिया गया।`,
    lock: (kind) => `एक मॉडरेटर ने इस ${decidedThings[kind]} पर टिप्पणियाँ बंद की थीं। दोबारा देखने पर वे फिर खोल दी गईं।`,
    warn: (kind) => `एक मॉडरेटर ने इस ${decidedThings[kind]} के लिए चेतावनी दी थी। दोबारा देखने पर वह वापस ले ली गई।`,
    silence: (kind) => `इस ${decidedThings[kind]} की वजह से एक मॉडरेटर ने इसके लेखक के रूप में आपका लिखना बंद किया था। दोबारा देखने पर वह फिर खोल दिया गया।`,
  },
  on: (day) => `फ़ैसला ${day} को हुआ।`,
  rule: (rule) => `नियम: ${rule}।`,
  note: 'मॉडरेटर का नोट',
  appeal: 'दोबारा देखने को कहें',
  until: (kind, day) => `आप ${day} तक इस डिवाइस से कह सकते हैं। इस ${decidedThings[kind]} से आपका खाता नहीं जुड़ता: आप कौन हैं, यह किसी को पता नहीं चलता।`,
  over: (day) => `दोबारा देखने को कहने का समय ${day} को ख़त्म हो गया।`,
  oneAtATime: 'आपकी दूसरी अपील पर फ़ैसला होने के बाद आप इसे भी दोबारा देखने को कह सकते हैं।',
  appeals: {
    open: 'आपने दोबारा देखने को कहा है। जवाब यहीं मिलेगा, इसी डिवाइस पर।',
    rejected: 'दूसरे मॉडरेटर ने भी देखा, और फ़ैसला वही रहा।',
  },
};
