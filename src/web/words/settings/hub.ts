import type { Language } from '#core/device/preferences.ts';

const english = {
  title: 'Settings',
  description: 'Everything about your account that you can change, and how to get help.',
  lead: 'Everything you can change. Nothing here is shown to anybody else.',
  guestLead: 'These work without an account too.',
  guest: 'The rest belongs to an account.',
  guestBecause: 'Log in to change your profile, your messages and what you have agreed to.',
  account: 'Your account',
  everybody: 'For everybody',
  rows: {
    user: { title: 'Your profile', text: 'Your two faces, career, work and education' },
    ownPosts: { title: 'Your posts', text: 'Everything you wrote, and what became of it' },
    userSettings: { title: 'Preferences', text: 'Language, appearance, messages, consents' },
    mutes: { title: 'Muted and blocked', text: 'Whom you do not want to read, and how to read them again' },
    session: { title: 'Devices and passkeys', text: 'Where you are signed in, and how you get in' },
    manageAccount: { title: 'Manage account', text: 'Let it rest, or delete it' },
    needHelp: { title: 'Need help', text: 'What we can do for you, what we cannot, and a line to us' },
    dataMap: { title: 'What we keep', text: 'Every table and column, and for how long' },
  },
  signOut: 'Sign out',
  crumbs: 'You are here',
};

export type HubWords = typeof english;

const hindi: HubWords = {
  title: 'सेटिंग',
  description: 'अपने खाते की हर वह बात जो आप बदल सकते हैं, और मदद कैसे लें।',
  lead: 'जो कुछ आप बदल सकते हैं, सब यहाँ है। यह किसी और को नहीं दिखता।',
  guestLead: 'ये बिना खाते के भी चलते हैं।',
  guest: 'बाकी सब खाते के साथ है।',
  guestBecause: 'प्रोफ़ाइल, संदेश और सहमतियाँ बदलने के लिए लॉग इन करें।',
  account: 'आपका खाता',
  everybody: 'सबके लिए',
  rows: {
    user: { title: 'आपका प्रोफ़ाइल', text: 'आपके दो चेहरे, करियर, नौकरियाँ और पढ़ाई' },
    ownPosts: { title: 'आपकी पोस्ट', text: 'जो कुछ आपने लिखा, और उसका क्या हुआ' },
    userSettings: { title: 'पसंद', text: 'भाषा, रूप, संदेश, सहमतियाँ' },
    mutes: { title: 'म्यूट और ब्लॉक', text: 'किन्हें आप नहीं पढ़ना चाहते, और उन्हें फिर कैसे पढ़ें' },
    session: { title: 'डिवाइस और पासकी', text: 'आप कहाँ लॉग इन हैं, और अंदर कैसे आते हैं' },
    manageAccount: { title: 'खाता सँभालें', text: 'खाते को आराम दें, या मिटा दें' },
    needHelp: { title: 'मदद चाहिए', text: 'हम क्या कर सकते हैं, क्या नहीं, और हमें कैसे लिखें' },
    dataMap: { title: 'हम क्या रखते हैं', text: 'हर टेबल, हर कॉलम, और कब तक' },
  },
  signOut: 'साइन आउट',
  crumbs: 'आप यहाँ हैं',
};

export const hubWords = (language: Language): HubWords => (language === 'hi' ? hindi : english);
