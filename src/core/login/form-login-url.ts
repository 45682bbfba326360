import { tokensIn, withoutKeys, withPairs } from '../navigation/url.ts';

const key = 'fromForm';

/** Returns to the form after a login; its secret word prevents forged URLs. */
export const formLoginUrl = (url: string, word: string): string => withPairs(url, { [key]: word });

export const formWordIn = (url: string): string | undefined => tokensIn(url).get(key);

export const urlOfForm = (url: string): string => withoutKeys(url, [key]);
