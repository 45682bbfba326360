import type { Language } from '#core/device/preferences.ts';

const english = {
  title: 'Muted and blocked',
  description: 'Whom you do not want to read. Only you see this.',
  lead: 'Whom you do not want to read. Only you see this, and nobody here was told.',
  muted: 'Muted',
  mutedMeans: 'You do not see what is written under these names. They can read and answer you.',
  blocked: 'Blocked',
  blockedMeans: 'You do not see what is written under these names, and they cannot answer you.',
  undo: 'Undo',
  undoNamed: { MUTE: (name: string) => `Undo: mute ${name}`, BLOCK: (name: string) => `Undo: block ${name}` },
  undone: (name: string) => `You read ${name} again.`,
  failed: 'That did not work. Nothing has changed.',
  none: 'You read everybody.',
  noneBecause: 'To mute or block somebody, open “More actions” at one of their posts or comments.',
  wayOn: 'To the communities',
  manyNames:
    'A name stands for one face only. What somebody writes under another name of theirs is not left out, because nobody can tell that both are one person’s.',
  guest: 'Whom you mute belongs to your account.',
  guestBecause: 'Log in to see and change it.',
};

export type MutesWords = typeof english;

const hindi: MutesWords = {
  title: 'म्यूट और ब्लॉक',
  description: 'किन्हें आप नहीं पढ़ना चाहते। यह सिर्फ़ आपको दिखता है।',
  lead: 'किन्हें आप नहीं पढ़ना चाहते। यह सिर्फ़ आपको दिखता है, और किसी को बताया नहीं गया।',
  muted: 'म्यूट',
  mutedMeans: 'इन नामों से लिखा हुआ आपको नहीं दिखता। वे आपको पढ़ और जवाब दे सकते हैं।',
  blocked: 'ब्लॉक',
  blockedMeans: 'इन नामों से लिखा हुआ आपको नहीं दिखता, और वे आपको जवाब नहीं दे सकते।',
  undo: 'वापस लें',
  undoNamed: { MUTE: (name) => `म्यूट वापस लें: ${name}`, BLOCK: (name) => `ब्लॉक वापस लें: ${name}` },
  undone: (name) => `${name} का लिखा अब फिर दिखेगा।`,
  failed: 'यह नहीं हो पाया। कुछ नहीं बदला।',
  none: 'आप सबको पढ़ते हैं।',
  noneBecause: 'किसी को म्यूट या ब्लॉक करने के लिए उनकी पोस्ट या टिप्पणी पर “और विकल्प” खोलें।',
  wayOn: 'समुदाय देखें',
  manyNames: 'हर नाम एक ही चेहरे का है। कोई अपने दूसरे नाम से जो लिखे, वह नहीं हटता, क्योंकि कोई नहीं जान सकता कि दोनों एक ही इंसान के हैं।',
  guest: 'म्यूट की सूची आपके खाते के साथ है।',
  guestBecause: 'देखने और बदलने के लिए लॉग इन करें।',
};

export const mutesWords = (language: Language): MutesWords => (language === 'hi' ? hindi : english);
