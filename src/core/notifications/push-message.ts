import { fieldsIn, textIn } from '../device/kept-value.ts';
import { languageNamed, type Language } from '../device/preferences.ts';

/** A message to a device while nobody looks, which its service worker shows. It may stand on a locked screen: anyone who sends it takes care what it says. */
export interface PushMessage {
  /** What it says; both are empty where a locked screen may not show what it is about, and the device says its own sentence (S-111). */
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  /** The page that a click opens, as a path of this installation. */
  readonly url: string;
  /** The matter it is about: a later message of the same matter takes the place of an earlier one. */
  readonly tag: string;
  /** The key by which the click is reported. */
  readonly k: string;
}

/** The longest title and body that are sent, in letters; a push service takes about 4,000 bytes in all. */
export const longestPushTitle = 120;
export const longestPushBody = 400;

const shortened = (text: string, longest: number): string => {
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text;
};

/** The message as short as it has to be. */
export const shortenedMessage = (message: PushMessage): PushMessage => ({
  ...message,
  title: shortened(message.title, longestPushTitle),
  body: shortened(message.body, longestPushBody),
});

/** The message in what a push service delivered; nothing where it is none. Its page is led to a path of this origin, anyone who says another. */
export function pushMessageFrom(payload: unknown, safe: (wanted: string) => string): PushMessage | undefined {
  const fields = fieldsIn(payload);
  const [title, body, tag, k] = [textIn(fields['title']), textIn(fields['body']), textIn(fields['tag']), textIn(fields['k'])];
  return title === '' && tag === ''
    ? undefined
    : { title, body, language: languageNamed(textIn(fields['language'])), url: safe(textIn(fields['url'])), tag, k };
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;

/** The tab that shows a page already, by the URLs of all tabs of this installation. */
export const tabThatShows = (tabs: readonly string[], origin: string, url: string): number =>
  tabs.findIndex((tab) => withoutFragment(tab) === origin + withoutFragment(url));

/** The scope of the service worker that hears what is pushed to a made-up name. No page is below it. */
export const nameScope = '/push-by-name/';
