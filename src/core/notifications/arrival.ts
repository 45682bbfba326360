import { tokensIn, withoutKeys, withPairs } from '../navigation/url.ts';

/** Query key naming the notification. */
const parameter = 'notification_id';

export interface Arrival {
  readonly id: string | undefined;
  readonly rest: string;
}

/** Puts a pseudonym's notification in the fragment, so that the session never learns the name (F-07). */
export const urlOfPush = (url: string, id: string, isOfName: boolean): string => (isOfName ? `${url}#${parameter}=${id}` : withPairs(url, { [parameter]: id }));

export function arrivalIn(url: string): Arrival | undefined {
  const [before = '', hash = ''] = url.split('#', 2);
  const isBehind = hash.startsWith(`${parameter}=`);
  const rest = withoutKeys(isBehind ? before : url, [parameter]);
  if (rest === url) return undefined;
  const id = tokensIn(isBehind ? `?${hash}` : url).get(parameter);
  return { id: id !== undefined && /^[a-z0-9]{16,32}$/.test(id) ? id : undefined, rest };
}
