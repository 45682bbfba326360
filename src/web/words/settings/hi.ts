import type { SettingsWords } from './en.ts';

/** Sentences in Hindi of the settings: the list of all of them. */
export const words: SettingsWords = {
  title: 'सेटिंग',
  description: 'अपने खाते की हर वह बात जो आप बदल सकते हैं, और मदद कैसे लें।',
  lead: 'जो कुछ आप बदल सकते हैं, सब यहाँ है। यह किसी और को नहीं दिखता।',
  guestLead: 'ये बिना खाते के भी चलते हैं।',
  guest: 'बाकी सब खाते के साथ है।',
  guestBecause: 'प्रोफ़ाइल और सहमतियाँ बदलने के लिए लॉग इन करें।',
  account: 'आपका खाता',
  everybody: 'सबके लिए',
  rows: {
    user: { title: 'आपकी प्रोफ़ाइल', text: 'आपके दो नाम, करियर, नौकरियाँ और पढ़ाई' },
    madeUpName: { title: 'आपका बनाया हुआ नाम', text: 'कैसे रखा है, और उसका आप क्या कर सकते हैं' },
    ownPosts: { title: 'आपकी पोस्ट', text: 'जो कुछ आपने लिखा, और उसका क्या हुआ' },
    rewards: { title: 'इनाम', text: 'आपके पॉइंट, और उनसे मिलने वाले कूपन' },
    contributions: { title: 'आपके योगदान', text: 'इस डिवाइस से बताए रिव्यू और वेतन, हर एक अपनी चाबी से' },
    savedJobs: { title: 'सहेजी हुई नौकरियाँ', text: 'जो नौकरियाँ आपने अलग रखीं, और आवेदनों का क्या हुआ' },
    jobAlerts: { title: 'नौकरी के अलर्ट', text: 'वे खोजें, जिनकी नई नौकरियाँ आपको बताई जाती हैं' },
    userSettings: { title: 'पसंद', text: 'भाषा, रूप, सहमतियाँ' },
    mutes: { title: 'म्यूट और ब्लॉक', text: 'किन्हें आप नहीं पढ़ना चाहते, और उन्हें फिर कैसे पढ़ें' },
    session: { title: 'डिवाइस और पासकी', text: 'आप कहाँ लॉग इन हैं, और अंदर कैसे आते हैं' },
    manageAccount: { title: 'खाता सँभालें', text: 'खाते को आराम दें, या मिटा दें' },
    needHelp: { title: 'मदद चाहिए', text: 'हम क्या कर सकते हैं, क्या नहीं, और हमें कैसे लिखें' },
    dataMap: { title: 'हम क्या रखते हैं', text: 'हर टेबल, हर कॉलम, और कब तक' },
  },
  signOut: 'लॉग आउट',
};
