import type { Language } from '#core/device/preferences.ts';

/** The sentences of the mailbox for development. It is no screen of the product, so its sentences stand beside it. */
interface DevMailWords {
  readonly title: string;
  readonly heading: string;
  readonly because: string;
  readonly none: string;
  readonly to: string;
  readonly minutesAgo: (minutes: number) => string;
  readonly reload: string;
  readonly back: string;
}

export const devMailWords: Readonly<Record<Language, DevMailWords>> = {
  en: {
    title: 'Demo mailbox',
    heading: 'Emails that would have been sent',
    because:
      'No mail server is set up here, so emails stay in this mailbox, only in memory. Everyone who can reach this installation can read them. Each is gone as soon as its code is used, and after fifteen minutes at the latest.',
    none: 'There are no emails right now.',
    to: 'To',
    minutesAgo: (minutes) => (minutes < 1 ? 'Just now' : minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`),
    reload: 'Look again',
    back: 'Back to the start page',
  },
  hi: {
    title: 'डेमो मेल-बॉक्स',
    heading: 'जो मेल भेजी जातीं',
    because:
      'यहाँ कोई मेल सर्वर नहीं जोड़ा गया है, इसलिए मेल इसी बॉक्स में, सिर्फ़ मेमोरी में रहती हैं। जो भी इस पेज तक पहुँच सकता है, वह इन्हें पढ़ सकता है। कोड इस्तेमाल होते ही मेल हट जाती है, और ज़्यादा से ज़्यादा पंद्रह मिनट रहती है।',
    none: 'अभी यहाँ कोई मेल नहीं है।',
    to: 'किसको',
    minutesAgo: (minutes) => (minutes < 1 ? 'अभी-अभी' : `${minutes} मिनट पहले`),
    reload: 'फिर देखें',
    back: 'शुरू के पेज पर',
  },
};
