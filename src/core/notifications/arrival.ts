import { tokensIn, withoutKeys, withPairs } from '../navigation/url.ts';

/** The key of a URL that names the notification by which a member comes. */
const parameter = 'notification_id';

/** A member who comes by a notification. */
export interface Arrival {
  /** The id of the notification; nothing where what is there is none. */
  readonly id: string | undefined;
  /** The URL without it. */
  readonly rest: string;
}

/**
 * The URL that a message to a device leads to. What goes to a made-up name by its key is named behind the hash, which no browser sends: the session that opens the page
 * tells nobody whose name it is (F-07).
 */
export const urlOfPush = (url: string, id: string, isOfName: boolean): string => (isOfName ? `${url}#${parameter}=${id}` : withPairs(url, { [parameter]: id }));

/** The notification that a URL names, in its query or behind the hash; nothing where it names none. */
export function arrivalIn(url: string): Arrival | undefined {
  const [before = '', hash = ''] = url.split('#', 2);
  const isBehind = hash.startsWith(`${parameter}=`);
  const rest = withoutKeys(isBehind ? before : url, [parameter]);
  if (rest === url) return undefined;
  const id = tokensIn(isBehind ? `?${hash}` : url).get(parameter);
  return { id: id !== undefined && /^[a-z0-9]{16,32}$/.test(id) ? id : undefined, rest };
}
