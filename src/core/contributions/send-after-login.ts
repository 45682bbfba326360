import { tokensIn, withoutKeys, withPairs } from '../navigation/url.ts';

const key = 'thenSend';

/** The URL of a form to which a login leads whose purpose is to send what stands in it. */
export const urlToSend = (url: string): string => withPairs(url, { [key]: 'true' });

/** Whether a URL is one to which such a login leads. It proves nothing: a link may say it too. */
export const isUrlToSend = (url: string): boolean => tokensIn(url).get(key) === 'true';

/** The same URL as a form has it without a login. */
export const urlOfForm = (url: string): string => withoutKeys(url, [key]);
