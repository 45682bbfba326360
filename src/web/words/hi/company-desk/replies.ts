import type { words as english } from '../../en/company-desk/replies.ts';
import { rulesNamed } from '../moderation/rules.ts';

export const words: typeof english = {
  rulesNamed,
  kindsLabel: 'किसका जवाब दें',
  kinds: { review: 'रिव्यू', interview: 'इंटरव्यू' },
  toPage: { review: 'आपके पेज पर रिव्यू', interview: 'आपके पेज पर इंटरव्यू' },
  noneAnswered: { review: 'अभी किसी रिव्यू का जवाब नहीं है।', interview: 'अभी किसी इंटरव्यू का जवाब नहीं है।' },
  uncounted: { waiting: 'बाक़ी', answered: 'जवाब दिए' },
  waits: 'कई पाठकों ने इस जवाब की रिपोर्ट की। मॉडरेटर के देखने तक यह छिपा रहेगा।',
  removed: (rule) => `हटाया गया: ${rule}`,
  removedMeans: 'पाठक इसे और इसके पुराने शब्द अब नहीं देखते। आप दूसरा जवाब लिख सकते हैं, वही दोबारा नहीं।',
  note: 'मॉडरेटर का कहना है',
  another: 'दूसरा जवाब लिखें',
  again: 'दोबारा देखने को कहें',
  againText: 'इसे फिर क्यों दिखाया जाए?',
  againHint: 'इसे दूसरा मॉडरेटर पढ़ेगा। उसके फ़ैसले तक आप यहाँ दूसरा जवाब नहीं लिख सकते।',
  againMissing: 'लिखें कि इसे फिर क्यों दिखाया जाए।',
  send: 'दोबारा देखने को कहें',
  asked: 'दूसरा मॉडरेटर इसे फिर से देख रहा है।',
  upheld: 'दूसरे मॉडरेटर ने भी देखा। यह हटा ही रहेगा।',
  failed: 'यह नहीं हो पाया। फिर कोशिश करें।',
  same: 'ये शब्द पहले हटाए जा चुके हैं। दूसरी तरह से कहें।',
  appealWaits: 'मॉडरेटर इस जवाब को फिर से देख रहा है। फ़ैसले का इंतज़ार करें।',
  takeBackTitle: 'जवाब वापस लें?',
  takeBackMeans: 'फिर पाठकों को न जवाब दिखेगा, न उसके पुराने शब्द।',
};
