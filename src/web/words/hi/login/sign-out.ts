import { unsentKinds, type UnsentCounts, type UnsentKind } from '#core/content/unsent.ts';
import type { SignOutWords } from '../../en/login/sign-out.ts';

const list = new Intl.ListFormat('hi-IN');
const few = ['', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'];

const nouns: Readonly<Record<UnsentKind, readonly [one: string, more: string]>> = {
  posts: ['पोस्ट', 'पोस्ट'],
  comments: ['टिप्पणी', 'टिप्पणियाँ'],
  messages: ['मैसेज', 'मैसेज'],
  edits: ['बदलाव', 'बदलाव'],
  notes: ['शिकायत पर लिखी बात', 'शिकायतों पर लिखी बातें'],
  forms: ['भरा हुआ फ़ॉर्म', 'भरे हुए फ़ॉर्म'],
  votes: ['वोट', 'वोट'],
  offers: ['सिर्फ़ यहाँ रखा ऑफ़र', 'सिर्फ़ यहाँ रखे ऑफ़र'],
};

const named = (unsent: UnsentCounts) =>
  list.format(unsentKinds.flatMap((kind) => (unsent[kind] === 0 ? [] : [`${few[unsent[kind]] ?? unsent[kind]} ${nouns[kind][unsent[kind] === 1 ? 0 : 1]}`])));

export const words: SignOutWords = {
  title: 'लॉग आउट से पहले',
  failed: 'लॉग आउट नहीं हो सका, थोड़ी देर बाद फिर कोशिश करें।',
  unsent: (unsent) => `अभी नहीं भेजा गया: ${named(unsent)}। लॉग आउट करते ही यह मिट जाएगा।`,
  discard: () => 'लॉग आउट करें और इसे मिटा दें',
  stay: 'यहीं रहें',
  key: (name) =>
    `${name} की चाबी इस ब्राउज़र में है। लॉग आउट करने से वह नहीं हटती: आपके बाद जो यह ब्राउज़र चलाए, वह बिना लॉग इन किए यह नाम बदल सकता है, इससे लिखा सब मिटा सकता है या इसकी चाबी कॉपी कर सकता है।`,
  others: (names) =>
    `${list.format(names)} की चाबी इस ब्राउज़र में है; किसी ने उसे यहाँ छोड़ा है। लॉग आउट करने पर आपके बाद जो यह ब्राउज़र चलाए, उसे यह नाम दिखेगा, और वह इसे बदल सकता है, मिटा सकता है या चाबी कॉपी कर सकता है।`,
  forgetOthers: 'यहाँ से हटी चाबी फ़ाइल, दूसरे ब्राउज़र या कॉपी से ही लौटती है। अगर यह आपकी नहीं है, तो पहले पूछें कि किसकी है।',
  keep: 'लॉग आउट करें, चाबी इसी ब्राउज़र में रहे',
  keepAndDiscard: 'लॉग आउट करें, जो नहीं भेजा वह मिटाएँ, पर नाम की चाबी रहने दें',
  take: 'पहले चाबी की कॉपी बनाएँ',
  forget: 'लॉग आउट करें और चाबी इस ब्राउज़र से हटाएँ',
  forgetAndDiscard: 'लॉग आउट करें, और जो नहीं भेजा वह और चाबी इस ब्राउज़र से मिटाएँ',
  forgetText: 'यहाँ से हटी चाबी फ़ाइल, दूसरे ब्राउज़र या कॉपी से ही लौटती है।',
};
