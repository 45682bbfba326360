import type { Language } from '#core/device/preferences.ts';
import type { DemoKind } from '#server/demo/careers/demo-kind.ts';

/** The sentences of the local issuer. It is no screen of the product, so its sentences stand beside it. */
export interface LocalIssuerWords {
  readonly title: string;
  readonly notReal: (provider: string) => string;
  readonly because: string;
  readonly who: string;
  readonly kinds: Readonly<Record<DemoKind, string>>;
  readonly newcomer: string;
  readonly newcomerIs: string;
  readonly cancel: string;
  readonly tooLate: string;
  readonly back: string;
}

export const localIssuerWords: Readonly<Record<Language, LocalIssuerWords>> = {
  en: {
    title: 'Demo login',
    notReal: (provider) => `This is not ${provider}. This is the demo.`,
    because:
      'No login provider is set up here, so this installation plays all of them. Anyone can be anyone, nothing leaves this machine, and none of these people exist.',
    who: 'Who would you like to be?',
    kinds: {
      reader: 'Has said nothing about work yet',
      writer: 'Has a job, not verified',
      portal: 'Has a job, verified by the job portal',
      mail: 'Has a job, verified by work email',
      partly: 'Has a job, verified in part',
      student: 'Student',
      unemployed: 'Between two jobs',
      moderator: 'Moderator',
      colleague: 'Another moderator, for second looks',
    },
    newcomer: 'Someone new',
    newcomerIs: 'Nobody knows them yet',
    cancel: 'Do not log in',
    tooLate: 'This login took too long, or was used already.',
    back: 'Back to the start page',
  },
  hi: {
    title: 'डेमो लॉग इन',
    notReal: (provider) => `यह ${provider} नहीं है। यह डेमो है।`,
    because:
      'यहाँ लॉग इन की कोई असली सेवा नहीं जोड़ी गई है, इसलिए सबकी जगह यही पेज काम करता है। कोई भी कोई भी बन सकता है, कुछ भी इस मशीन से बाहर नहीं जाता, और ये लोग असल में हैं ही नहीं।',
    who: 'आप कौन बनना चाहेंगे?',
    kinds: {
      reader: 'काम के बारे में अभी कुछ नहीं बताया',
      writer: 'नौकरी है, पुष्टि नहीं हुई',
      portal: 'नौकरी है, जॉब पोर्टल से पुष्टि',
      mail: 'नौकरी है, दफ़्तर की मेल से पुष्टि',
      partly: 'नौकरी है, पुष्टि अधूरी',
      student: 'छात्र',
      unemployed: 'दो नौकरियों के बीच',
      moderator: 'मॉडरेटर',
      colleague: 'एक और मॉडरेटर, दोबारा देखने के लिए',
    },
    newcomer: 'कोई नया',
    newcomerIs: 'जिन्हें अभी कोई नहीं जानता',
    cancel: 'लॉग इन न करें',
    tooLate: 'इस लॉग इन में देर हो गई, या यह पहले ही इस्तेमाल हो चुका है।',
    back: 'शुरू के पेज पर',
  },
};
