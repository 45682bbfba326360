import { leftBehindName } from '#core/personas/author.ts';
import { grouped } from '#core/figures/counts.ts';
import { mostMutes } from '#core/moderation/mutes.ts';
import type { MutesWords } from './mutes-en.ts';

/** Sentences about muted and blocked authors, in Hindi. */
export const words: MutesWords = {
  authorName: (name) => (name === leftBehindName ? 'अनुपस्थित सदस्य' : name),
  title: 'म्यूट और ब्लॉक',
  description: 'किन्हें आप नहीं पढ़ना चाहते। यह सिर्फ़ आपको दिखता है।',
  lead: 'किन्हें आप नहीं पढ़ना चाहते। यह सिर्फ़ आपको दिखता है, और किसी को बताया नहीं गया।',
  most: `आप कुल ${grouped(mostMutes)} नाम तक म्यूट और ब्लॉक कर सकते हैं।`,
  muted: 'म्यूट',
  mutedMeans: 'इन नामों से लिखा हुआ आपको नहीं दिखता। वे आपको पढ़ और जवाब दे सकते हैं।',
  blocked: 'ब्लॉक',
  blockedMeans: 'इन नामों से लिखा हुआ आपको नहीं दिखता, और वे आपको जवाब नहीं दे सकते।',
  undo: 'वापस लें',
  undoNamed: { MUTE: (name) => `म्यूट वापस लें: ${name}`, BLOCK: (name) => `ब्लॉक वापस लें: ${name}` },
  undone: (name) => `${name} का लिखा अब फिर दिखेगा।`,
  failed: 'यह नहीं हो पाया, या इसका जवाब खो गया। फिर कोशिश करें: गिना एक ही बार जाएगा।',
  none: 'आप सबको पढ़ते हैं।',
  noneBecause: 'किसी को म्यूट या ब्लॉक करने के लिए उनकी पोस्ट या टिप्पणी पर “और विकल्प” खोलें।',
  wayOn: 'समुदाय देखें',
  manyNames: 'हर किसी के दो नाम हैं, और यह उनमें से एक है। कोई अपने दूसरे नाम से जो लिखे, वह नहीं हटता, वरना पता चल जाता कि दोनों एक ही इंसान के हैं।',
  oneThing:
    'जो अपने काम के नाम से लिखते हैं, उनकी एक ही पोस्ट, टिप्पणी या बातचीत हटती है, बाकी कुछ नहीं। वही शब्द यहाँ कई बार हो सकते हैं, और कोई नहीं जान सकता कि वे एक ही इंसान के हैं या नहीं।',
  guest: 'म्यूट की सूची आपके खाते के साथ है।',
  guestBecause: 'देखने और बदलने के लिए लॉग इन करें।',
};
