import { screens } from '../navigation/screens.ts';
import { fragmentAsQuery, namesAny, tokensIn, withoutFragmentKeys, withoutKeys } from '../navigation/url.ts';

/** Opens photos on the author's other device, with the private key. */
export interface UploadTicket {
  readonly photoSetId: string;
  /** Ed25519 seed in base64url. */
  readonly secretKey: string;
}

/** Ticket from a link, possibly missing a part. */
export type BroughtTicket = UploadTicket | 'half';

export const ticketKeys: readonly string[] = ['UploadId', 'SecretKey'];

/** Uses only the fragment, which no server receives. */
export const uploadTicketUrl = ({ photoSetId, secretKey }: UploadTicket): string => `${screens.photoForm}#UploadId=${photoSetId}&SecretKey=${secretKey}`;

export const withoutTicket = (url: string): string => withoutFragmentKeys(withoutKeys(url, ticketKeys), ticketKeys);

/** Reads fragment or query; undefined if neither part is present. */
export function ticketIn(url: string): BroughtTicket | undefined {
  const said = fragmentAsQuery(url);
  if (![said, url].some((part) => namesAny(part, ticketKeys))) return undefined;
  const [fragment, query] = [tokensIn(said), tokensIn(url)];
  const [photoSetId, secretKey] = ticketKeys.map((key) => fragment.get(key) ?? query.get(key));
  return photoSetId === undefined || secretKey === undefined ? 'half' : { photoSetId, secretKey };
}
