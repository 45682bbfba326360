import { screens } from '../navigation/screens.ts';
import { fragmentAsQuery, namesAny, tokensIn, withoutFragmentKeys, withoutKeys } from '../navigation/url.ts';

/** What opens photos on another device of their author: which they are, and the private half of their key. */
export interface UploadTicket {
  readonly photoSetId: string;
  /** The seed of the key (Ed25519, base64url). */
  readonly secretKey: string;
}

/** A ticket as a link brought it: whole, or with one of its two parts missing. */
export type BroughtTicket = UploadTicket | 'half';

/** The keys by which a URL names the parts of a ticket. */
const ticketKeys = ['UploadId', 'SecretKey'];

/** The link of a ticket. All of it is in the fragment, which a browser sends to no server. */
export const uploadTicketUrl = ({ photoSetId, secretKey }: UploadTicket): string => `${screens.photoForm}#UploadId=${photoSetId}&SecretKey=${secretKey}`;

/** The URL without the parts of a ticket. */
export const withoutTicket = (url: string): string => withoutFragmentKeys(withoutKeys(url, ticketKeys), ticketKeys);

/** The ticket in a URL, in its fragment or in its query; nothing where neither part is named. */
export function ticketIn(url: string): BroughtTicket | undefined {
  const said = fragmentAsQuery(url);
  if (![said, url].some((part) => namesAny(part, ticketKeys))) return undefined;
  const [fragment, query] = [tokensIn(said), tokensIn(url)];
  const [photoSetId, secretKey] = ticketKeys.map((key) => fragment.get(key) ?? query.get(key));
  return photoSetId === undefined || secretKey === undefined ? 'half' : { photoSetId, secretKey };
}
