import type { SettingsWords } from '../../en/settings/words.ts';

/** Sentences in Hindi of the settings: the list of all of them. */
export const words: SettingsWords = {
  title: 'सेटिंग',
  description: 'अपने खाते की हर वह बात जो आप बदल सकते हैं, और मदद कैसे लें।',
  lead: 'जो कुछ आप बदल सकते हैं, सब यहाँ है। यह किसी और को नहीं दिखता।',
  guestLead: 'ये बिना खाते के भी चलते हैं।',
  guest: 'बाकी सेटिंग के लिए खाता चाहिए।',
  guestBecause: 'प्रोफ़ाइल और सहमतियाँ बदलने के लिए लॉग इन करें।',
  account: 'आपका खाता',
  everybody: 'सबके लिए',
  rows: {
    user: { title: 'आपकी प्रोफ़ाइल', text: 'आपके दो नाम, करियर, काम का अनुभव और पढ़ाई' },
    madeUpName: { title: 'आपका बनाया हुआ नाम', text: 'कैसे काम करता है, और उसका क्या कर सकते हैं' },
    ownPosts: { title: 'आपकी पोस्ट', text: 'आपका लिखा, और उस पर फ़ैसले' },
    rewards: { title: 'इनाम', text: 'आपके पॉइंट, और उनसे मिलने वाले कूपन' },
    contributions: { title: 'आपके योगदान', text: 'इस डिवाइस से भेजे रिव्यू, सैलरी और बाकी सब' },
    savedJobs: { title: 'सेव की हुई नौकरियाँ', text: 'आपकी सेव की नौकरियाँ, और आवेदनों का क्या हुआ' },
    jobAlerts: { title: 'नौकरी के अलर्ट', text: 'आपकी सेव की खोजें। नई नौकरी आने पर अलर्ट मिलेगा' },
    userSettings: { title: 'पसंद', text: 'भाषा, थीम, सहमतियाँ' },
    mutes: { title: 'म्यूट और ब्लॉक', text: 'जिनका लिखा आप नहीं देखना चाहते' },
    session: { title: 'डिवाइस और पासकी', text: 'आप कहाँ लॉग इन हैं, और कैसे लॉग इन करते हैं' },
    manageAccount: { title: 'खाता सँभालें', text: 'खाता डीएक्टिवेट करें, या मिटा दें' },
    needHelp: { title: 'मदद', text: 'हम क्या कर सकते हैं, क्या नहीं, और हमें कैसे लिखें' },
    recorded: { title: 'हमने क्या दर्ज किया', text: 'ब्राउज़र ने अपने-आप क्या भेजा, वह सूची देखें या मिटाएँ' },
    dataMap: { title: 'हम क्या रखते हैं', text: 'हम किस-किस तरह का डेटा रखते हैं, और कब तक' },
  },
  signOut: 'लॉग आउट',
};
