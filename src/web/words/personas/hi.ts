import { keyProblems, toName } from '../persona-keys/key-problem-hi.ts';
import { inWords } from '../figures/numbers-hi.ts';
import { longestName, mostNameDigits, shortestName } from '#core/personas/made-up-name.ts';
import type { PersonaWords } from './en.ts';

/** Sentences for changing a made-up name or its picture, in Hindi. */
export const words: PersonaWords = {
  title: 'आपका बनाया हुआ नाम',
  lead: 'पुराने नाम से जो लिखा है, वह अब से नए नाम के नीचे दिखेगा।',
  leadNew: 'नया नाम शुरू से शुरू होता है। जिस नाम की चाबी खो गई, उससे जो लिखा था, वह उसी के नीचे रहेगा।',
  name: 'बनाया हुआ नाम',
  checking: 'देख रहे हैं कि ख़ाली है या नहीं',
  free: (name) => `${name} ख़ाली है।`,
  unchecked: 'अभी नहीं देख सके कि ख़ाली है या नहीं। सेव करते समय फिर देखेंगे।',
  suggested: 'या इनमें से कोई',
  another: 'दूसरे नाम',
  picture: 'तस्वीर',
  pictureOf: (place, of) => `${of} में से तस्वीर ${place}`,
  others: 'दूसरी तस्वीरें',
  shared: 'सब इन्हीं तस्वीरों में से लेते हैं, इसलिए तस्वीर आपके बारे में कुछ नहीं बताती।',
  problem: {
    length: `${shortestName} से ${longestName} अक्षर रखिए।`,
    letters: `शब्द लिखिए, अंत में ज़्यादा से ज़्यादा ${inWords(mostNameDigits)} अंक, जैसे शांत बरगद 27।`,
    contact: 'यह नंबर, पता या लिंक जैसा लगता है। ऐसा नाम चुनिए जो कहीं न ले जाए।',
    company: 'यह एक कंपनी का नाम है। ऐसा चुनिए जिससे आपकी कंपनी पता न चले।',
    official: 'इससे लगता है कि यह जगह ख़ुद बोल रही है। दूसरा चुनिए।',
    abusive: 'इस नाम का कोई शब्द लोगों को ठेस पहुँचाता है, या मॉडरेटर उस पर नज़र रखते हैं। कोई दूसरा नाम चुनिए।',
    'own-name': 'इस नाम से हम आपको बुलाते हैं। ऐसा चुनिए जो आपसे न जुड़ा हो।',
    taken: 'इस नाम से कोई और लिखता है।',
  },
  refused: (said) => (said === undefined ? '' : ` बात “${said}” की है।`),
  keyProblem: keyProblems,
  toName,
  save: 'सेव करें',
  saving: 'सेव हो रहा है',
  cancel: 'रद्द करें',
  saved: 'नाम और तस्वीर बदल गए।',
  failed: 'यह सेव नहीं हो सका। यहीं है, फिर कोशिश करें।',
  closed: 'एक मॉडरेटर ने आपका लिखना बंद किया है, और इस नाम का बदलना भी। कब तक, यह “आपकी पोस्ट” वाले पेज पर है।',
  offline: 'कनेक्शन नहीं है, या जवाब खो गया। यह यहीं है, कनेक्शन लौटने पर फिर कोशिश करें।',
  restored: 'जैसा आपने छोड़ा था, वैसा ही है। अभी सेव नहीं हुआ।',
};
