import type { Language } from '#core/device/preferences.ts';
import type { ConsentPurpose } from '#core/settings/consent.ts';
import type { ChatOpening, MessagePreference } from '#core/settings/message-preference.ts';
import type { FeedStart, MemberPreference } from '#core/settings/member-preference.ts';
import type { SubscriptionTopic } from '#core/settings/subscription.ts';

/** What is asked, and what it means. */
interface Asked {
  readonly label: string;
  readonly text: string;
}

type Switches<Value> = { readonly [Name in keyof Value as Value[Name] extends boolean ? Name : never]: Asked };

/** Everything said about preferences. */
export interface PreferenceWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly device: { readonly heading: string; readonly lead: string };
  readonly failed: string;
  readonly saved: string;
  readonly guest: { readonly heading: string; readonly text: string };
  readonly reading: Switches<MemberPreference> & {
    readonly heading: string;
    readonly feedStart: string;
    readonly feedStarts: Readonly<Record<FeedStart, string>>;
  };
  readonly messages: Switches<MessagePreference> & {
    readonly heading: string;
    readonly lead: string;
    readonly chats: string;
    readonly chatsText: string;
    readonly chatOpenings: Readonly<Record<ChatOpening, string>>;
  };
  readonly subscriptions: { readonly heading: string; readonly lead: string; readonly topics: Readonly<Record<SubscriptionTopic, Asked>> };
  readonly consents: {
    readonly heading: string;
    readonly lead: string;
    readonly given: (date: string) => string;
    readonly taken: (date: string) => string;
    readonly unsaid: string;
    readonly renewed: string;
    readonly purposes: Readonly<Record<ConsentPurpose, Asked>>;
  };
}

const english: PreferenceWords = {
  title: 'Preferences',
  description: 'How the product looks, speaks and writes to you, and what you have agreed to.',
  lead: 'Every switch holds at once.',
  device: { heading: 'On this device', lead: 'Language and appearance stay on this device and are never kept with an account.' },
  failed: 'This could not be kept and stands as it was. Try again.',
  saved: 'Kept.',
  guest: {
    heading: 'The rest belongs to an account',
    text: 'What you want to be told, by whom, and what you have agreed to is kept with an account. Log in to change it.',
  },
  reading: {
    heading: 'Reading',
    feedStart: 'The feed begins with',
    feedStarts: { personal: 'Your communities', everything: 'Everything' },
    hidesReadPosts: { label: 'Leave out what you have read', text: 'Posts that you have opened do not come again.' },
    savesData: { label: 'Save data', text: 'Pictures and films wait for your tap.' },
    warnsBeforeLeaving: { label: 'Say a word before a link leaves', text: 'You see where a link leads before you go there.' },
  },
  messages: {
    heading: 'Messages',
    lead: 'What you are told here. Nothing is ever sent by mail or phone: we know neither.',
    chats: 'Who may begin a chat with you',
    chatsText: 'Whoever you write to can always answer.',
    chatOpenings: { everyone: 'Everyone', verified: 'Confirmed', nobody: 'Nobody' },
    replies: { label: 'Answers', text: 'Somebody answered what you wrote.' },
    votes: { label: 'Votes', text: 'Votes and other small signs on what you wrote.' },
    communities: { label: 'Communities', text: 'What is new in the communities you follow.' },
    jobs: { label: 'Jobs', text: 'Jobs that fit one of your alerts.' },
    showsContent: {
      label: 'Say what it is about on a locked screen',
      text: 'Off, a message only says that there is something. Colleagues look over shoulders.',
    },
  },
  subscriptions: {
    heading: 'Regularly',
    lead: 'Collected for you and shown here. Each can be ended from the message itself, too.',
    topics: {
      'weekly-digest': { label: 'The week', text: 'What your communities talked about, once a week.' },
      'job-alerts': { label: 'Job alerts', text: 'New jobs that fit your alerts.' },
      'company-updates': { label: 'Companies', text: 'New reviews of companies that you follow.' },
      'product-news': { label: 'News of the product', text: 'What is new here, a few times a year.' },
    },
  },
  consents: {
    heading: 'What you allow',
    lead: 'Each by itself, and taken back as easily as given. Everything else works the same without them.',
    given: (date) => `Allowed on ${date}`,
    taken: (date) => `Taken back on ${date}`,
    unsaid: 'Not allowed',
    renewed: 'The text has changed since, so what you said before no longer holds.',
    purposes: {
      usage: { label: 'Count which pages are used', text: 'Pages are counted, people are not. Without it your visits are not counted at all.' },
      'personal-feed': {
        label: 'Let what you read choose what you see',
        text: 'The feed puts first what is like what you opened. Without it everybody sees the same order.',
      },
      'job-portal': { label: 'Ask the job portal about you', text: 'To confirm where you work. Nothing of the answer is kept but yes or no, and the month.' },
      research: { label: 'Count you among many', text: 'Figures of at least five people together, for research. No line of it is you.' },
    },
  },
};

const hindi: PreferenceWords = {
  title: 'पसंद',
  description: 'यह जगह कैसी दिखे, कैसे बोले, आपको क्या बताए, और आपने किस बात की सहमति दी है।',
  lead: 'हर स्विच तुरंत लागू होता है।',
  device: { heading: 'इस डिवाइस पर', lead: 'भाषा और रूप इसी डिवाइस पर रहते हैं, किसी खाते के साथ नहीं रखे जाते।' },
  failed: 'यह नहीं रखा जा सका, जैसा था वैसा ही है। फिर कोशिश करें।',
  saved: 'सेव हो गया।',
  guest: {
    heading: 'बाकी सब खाते के साथ है',
    text: 'आपको क्या बताया जाए, कौन लिखे, और किस बात की सहमति है, यह खाते के साथ रहता है। बदलने के लिए लॉग इन करें।',
  },
  reading: {
    heading: 'पढ़ना',
    feedStart: 'फ़ीड की शुरुआत',
    feedStarts: { personal: 'आपकी कम्युनिटी', everything: 'सब कुछ' },
    hidesReadPosts: { label: 'पढ़ा हुआ न दिखाएँ', text: 'जो पोस्ट आपने खोली है, वह दोबारा नहीं आएगी।' },
    savesData: { label: 'डेटा बचाएँ', text: 'तस्वीरें और वीडियो आपके छूने पर ही खुलेंगे।' },
    warnsBeforeLeaving: { label: 'बाहर जाने से पहले बताएँ', text: 'लिंक खोलने से पहले दिखेगा कि वह कहाँ ले जाता है।' },
  },
  messages: {
    heading: 'संदेश',
    lead: 'आपको यहीं क्या बताया जाए। मेल या फ़ोन पर कुछ नहीं जाता: हमारे पास दोनों नहीं हैं।',
    chats: 'आपसे चैट कौन शुरू कर सकता है',
    chatsText: 'आप जिसे लिखते हैं, वह हमेशा जवाब दे सकता है।',
    chatOpenings: { everyone: 'हर कोई', verified: 'पुष्टि वाले', nobody: 'कोई नहीं' },
    replies: { label: 'जवाब', text: 'किसी ने आपके लिखे का जवाब दिया।' },
    votes: { label: 'वोट', text: 'आपके लिखे पर वोट और छोटे इशारे।' },
    communities: { label: 'कम्युनिटी', text: 'आपकी कम्युनिटी में नया क्या है।' },
    jobs: { label: 'नौकरियाँ', text: 'नौकरियाँ जो आपके अलर्ट से मेल खाती हैं।' },
    showsContent: { label: 'लॉक स्क्रीन पर विषय दिखाएँ', text: 'बंद हो तो सिर्फ़ इतना दिखता है कि कुछ आया है। साथ वाले भी देख लेते हैं।' },
  },
  subscriptions: {
    heading: 'नियमित',
    lead: 'आपके लिए इकट्ठा करके यहीं दिखाया जाता है। हर एक को संदेश से भी बंद कर सकते हैं।',
    topics: {
      'weekly-digest': { label: 'हफ़्ते की बातें', text: 'आपकी कम्युनिटी में क्या बातें हुईं, हफ़्ते में एक बार।' },
      'job-alerts': { label: 'नौकरी अलर्ट', text: 'नई नौकरियाँ जो आपके अलर्ट से मेल खाती हैं।' },
      'company-updates': { label: 'कंपनियाँ', text: 'जिन कंपनियों पर आपकी नज़र है, उनके नए रिव्यू।' },
      'product-news': { label: 'यहाँ नया क्या है', text: 'यहाँ की नई बातें, साल में दो-चार बार।' },
    },
  },
  consents: {
    heading: 'आपकी सहमतियाँ',
    lead: 'हर एक अलग, और देने जितना ही आसान वापस लेना। इनके बिना भी बाकी सब वैसा ही चलता है।',
    given: (date) => `${date} को सहमति दी`,
    taken: (date) => `${date} को वापस ली`,
    unsaid: 'सहमति नहीं है',
    renewed: 'इसका लिखा तब से बदल गया है, इसलिए पहले की बात अब लागू नहीं।',
    purposes: {
      usage: { label: 'कौन-से पेज चलते हैं, यह गिनें', text: 'पेज गिने जाते हैं, लोग नहीं। सहमति न हो तो आपका आना गिना ही नहीं जाता।' },
      'personal-feed': { label: 'आपके पढ़े से फ़ीड चुनें', text: 'जैसा आपने खोला, वैसा फ़ीड में पहले आएगा। सहमति न हो तो सबको एक ही क्रम दिखता है।' },
      'job-portal': { label: 'जॉब पोर्टल से आपके बारे में पूछें', text: 'यह पुष्टि करने के लिए कि आप कहाँ काम करते हैं। जवाब में से सिर्फ़ हाँ या ना और महीना रखा जाता है।' },
      research: { label: 'आपको बहुतों में गिनें', text: 'शोध के लिए कम से कम पाँच लोगों के मिले-जुले आँकड़े। उनमें अकेले आप कहीं नहीं।' },
    },
  },
};

export const preferenceWords = (language: Language): PreferenceWords => (language === 'hi' ? hindi : english);
