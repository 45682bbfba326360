import { tokensIn, withoutKeys, withPairs } from '../navigation/url.ts';

const key = 'fromForm';

/** The URL of a form to which a login leads that was begun there. The word is that of the one login: nobody can make up such a URL for someone else. */
export const formLoginUrl = (url: string, word: string): string => withPairs(url, { [key]: word });

/** The word of the login that led to a URL from its form; nothing where none did. */
export const formWordIn = (url: string): string | undefined => tokensIn(url).get(key);

/** The same URL as a form has it without a login. */
export const urlOfForm = (url: string): string => withoutKeys(url, [key]);
