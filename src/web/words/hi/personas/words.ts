import { keyProblems, toName } from '../persona-keys/key-problem.ts';
import { inWords } from '../figures/numbers.ts';
import { longestName, mostNameDigits, shortestName } from '#core/personas/made-up-name.ts';
import type { PersonaWords } from '../../en/personas/words.ts';

export const words: PersonaWords = {
  title: 'आपका बनाया हुआ नाम',
  lead: 'पुराने नाम से जो लिखा था, वह अब नए नाम से दिखेगा।',
  leadNew: 'नया नाम शून्य से शुरू होता है। जिस नाम की चाबी खो गई, उससे जो लिखा था, वह उसी नाम से रहेगा।',
  name: 'बनाया हुआ नाम',
  checking: 'देख रहे हैं कि नाम लिया हुआ तो नहीं',
  free: (name) => `${name} मिल सकता है।`,
  unchecked: 'अभी नहीं देख सके कि लिया हुआ है या नहीं। सेव करते समय फिर देखेंगे।',
  suggested: 'या इनमें से कोई',
  another: 'दूसरे नाम',
  picture: 'तस्वीर',
  pictureOf: (place, of) => `${of} में से तस्वीर ${place}`,
  others: 'दूसरी तस्वीरें',
  shared: 'सब इन्हीं तस्वीरों में से चुनते हैं, इसलिए तस्वीर आपके बारे में कुछ नहीं बताती।',
  problem: {
    length: `${shortestName} से ${longestName} अक्षर रखिए।`,
    letters: `शब्द लिखिए, अंत में ज़्यादा से ज़्यादा ${inWords(mostNameDigits)} अंक, जैसे शांत बरगद 27।`,
    contact: 'यह नंबर, पता या लिंक जैसा लगता है। कुछ और चुनिए।',
    company: 'यह एक कंपनी का नाम है। ऐसा चुनिए जिससे पता न चले कि आप कहाँ काम करते हैं।',
    official: 'यह साइट का अपना खाता लगता है। दूसरा चुनिए।',
    abusive: 'इस नाम का कोई शब्द लोगों को ठेस पहुँचाता है, या मॉडरेटर उस पर नज़र रखते हैं। दूसरा चुनिए।',
    'own-name': 'यह इस साइट पर आपका अपना नाम है। ऐसा चुनिए जिसे कोई आपसे न जोड़ सके।',
    taken: 'यह नाम किसी और का है।',
  },
  refused: (said) => (said === undefined ? '' : ` दिक़्क़त “${said}” से है।`),
  keyProblem: keyProblems,
  toName,
  save: 'सेव करें',
  saving: 'सेव हो रहा है',
  cancel: 'रद्द करें',
  saved: 'नाम और तस्वीर बदल गए।',
  failed: 'यह सेव नहीं हो सका। यहीं है, फिर कोशिश करें।',
  closed: 'मॉडरेटर ने आपका लिखना बंद किया है, इसलिए यह नाम अभी नहीं बदलेगा। कब तक, यह “आपकी पोस्ट” में देखें।',
  offline: 'कनेक्शन नहीं है, या जवाब नहीं आया। आपका चुना हुआ यहीं है, कनेक्शन लौटने पर फिर कोशिश करें।',
  restored: 'यह आपका ड्राफ़्ट है। अभी सेव नहीं हुआ।',
};
