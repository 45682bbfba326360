import { cutOff } from '../content/cut-off.ts';
import { fieldsIn, textIn } from '../device/kept-value.ts';
import { languageNamed, type Language } from '../device/preferences.ts';

/** Push message, which may appear on a locked screen. */
export interface PushMessage {
  /** Empty where the content must stay off a locked screen (S-111). */
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  /** Path opened by a click. */
  readonly url: string;
  /** Topic; a later message replaces an earlier one. */
  readonly tag: string;
  readonly k: string;
}

/** Longest title and body in letters; push services take about 4,000 bytes. */
export const longestPushTitle = 120;
export const longestPushBody = 400;

const shortened = (text: string, longest: number): string => {
  const letters = [...text];
  return letters.length > longest ? cutOff(letters.slice(0, longest - 1).join('')) : text;
};

export const shortenedMessage = (message: PushMessage): PushMessage => ({
  ...message,
  title: shortened(message.title, longestPushTitle),
  body: shortened(message.body, longestPushBody),
});

/** Undefined if invalid. Forces the URL onto this origin. */
export function pushMessageFrom(payload: unknown, safe: (wanted: string) => string): PushMessage | undefined {
  const fields = fieldsIn(payload);
  const [title, body, tag, k] = [textIn(fields['title']), textIn(fields['body']), textIn(fields['tag']), textIn(fields['k'])];
  return title === '' && tag === ''
    ? undefined
    : { title, body, language: languageNamed(textIn(fields['language'])), url: safe(textIn(fields['url'])), tag, k };
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;

export const tabThatShows = (tabs: readonly string[], origin: string, url: string): number =>
  tabs.findIndex((tab) => withoutFragment(tab) === origin + withoutFragment(url));

/** Scope of the service worker for pseudonyms, which covers no page. */
export const nameScope = '/push-by-name/';
