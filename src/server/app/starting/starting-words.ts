import type { Language } from '#core/device/preferences.ts';

/** The sentences of the page that means every other while the server starts. */
interface StartingWords {
  readonly title: string;
  readonly about: string;
  /** For a form that was sent meanwhile. */
  readonly notTaken: string;
}

export const startingWords: Readonly<Record<Language, StartingWords>> = {
  en: {
    title: 'Starting up',
    about: 'The page you asked for opens here by itself, usually within a minute. You do not need to do anything.',
    notTaken: 'What you sent did not arrive. Go back, wait a minute, and send it again.',
  },
  hi: {
    title: 'शुरू हो रहा है',
    about: 'आपने जो पेज माँगा है, वह यहीं अपने-आप खुल जाएगा, आम तौर पर एक मिनट के अंदर। आपको कुछ नहीं करना है।',
    notTaken: 'आपने जो भेजा, वह पहुँचा नहीं। वापस जाएँ, एक मिनट रुकें और फिर से भेजें।',
  },
};
