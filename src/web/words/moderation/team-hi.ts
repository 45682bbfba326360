import { roleClaimHours } from '#core/moderation/member-role.ts';
import { displayNameInHindi } from '../profile/display-name-hi.ts';
import type { TeamWords } from './team-en.ts';

export const words: TeamWords = {
  title: 'मॉडरेशन कौन करता है',
  description: 'यहाँ मॉडरेशन करने वाले खाते।',
  lead: 'मॉडरेटर तय करते हैं कि क्या हटाया जाए। एडमिन भी यही करते हैं, और तय करते हैं कि मॉडरेटर कौन हो।',
  roles: { moderator: 'मॉडरेटर', administrator: 'एडमिन' },
  displayName: displayNameInHindi,
  mine: 'आप',
  make: { moderator: 'मॉडरेटर बनाएँ', administrator: 'एडमिन बनाएँ' },
  remove: 'भूमिका वापस लें',
  named: (action, name) => `${action}: ${name}`,
  leave: 'जैसा है रहने दें',
  isNow: (role, mark) => `अभी की भूमिका: ${role}। खाते का निशान: ${mark}।`,
  isYours: 'यह आपका अपना खाता है। यह भूमिका आप ख़ुद को वापस नहीं दे सकते; कोई और एडमिन दे सकता है।',
  changed: 'भूमिका बदल गई।',
  last: 'यही अकेला एडमिन है। पहले किसी और को एडमिन बनाएँ।',
  failed: 'यह नहीं हो पाया। कुछ नहीं बदला।',
  invite: {
    title: 'किसी को जोड़ें',
    text: `लिंक बनाएँ और एक व्यक्ति को भेजें। ${roleClaimHours} घंटे के अंदर जो खाता इसे सबसे पहले खोलकर पक्का करेगा, भूमिका उसी की होगी। वह यहाँ कौन है, यह आपको जानना ज़रूरी नहीं।`,
    moderator: 'मॉडरेटर के लिए लिंक',
    administrator: 'एडमिन के लिए लिंक',
    link: 'लिंक, जो सिर्फ़ अभी दिखेगा',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया।',
    notCopied: 'कॉपी नहीं हो पाया। लिंक चुनकर कॉपी करें।',
  },
  claim: {
    title: { moderator: 'मॉडरेटर बनें', administrator: 'एडमिन बनें' },
    text: {
      moderator: 'इस लिंक से आपका खाता यहाँ का मॉडरेटर बनेगा। यह एक ही बार चलता है।',
      administrator: 'इस लिंक से आपका खाता यहाँ का एडमिन बनेगा: आप मॉडरेशन करेंगे और तय करेंगे कि और कौन करे। यह एक ही बार चलता है।',
    },
    seen: 'एडमिन को आपकी प्रोफ़ाइल का नाम दिखेगा। आप किन नामों से लिखते हैं, यह उन्हें पता नहीं चलेगा।',
    as: (name) => `आप ${name} के रूप में लॉग इन हैं।`,
    confirm: 'पक्का करें',
    guest: 'पहले लॉग इन करें, फिर यहीं पक्का करें।',
    done: 'अब यह भूमिका आपके खाते की है।',
    toQueue: 'फ़ैसले का इंतज़ार कर रही चीज़ें देखें',
    gone: `यह लिंक इस्तेमाल हो चुका है या इसके ${roleClaimHours} घंटे बीत गए। नया लिंक माँगें; पहले एडमिन को वह अगली शुरुआत पर या npm run admin से मिलता है।`,
  },
  notForYou: 'इस पते पर आपके लिए कुछ नहीं है।',
  notForYouBecause: 'एडमिन यहाँ मॉडरेटर तय करते हैं।',
  wayOn: 'समुदायों पर जाएँ',
};
