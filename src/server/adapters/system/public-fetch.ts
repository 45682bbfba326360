import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestOverTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicAddress } from './public-address.ts';

/** The addresses of a name; Node's own unless a test has others. */
export type Resolve = (host: string, tell: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const byName: Resolve = (host, tell) => lookUp(host, { all: true }, (error, addresses) => tell(error, addresses));

const isNull = (status: number): boolean => status === 204 || status === 304;

/** Whether a URL may be called that a member gave: https at its usual port, without a login in it. */
export function isPublicUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}

/**
 * A fetch for URLs that members give (SSRF): over https, and to addresses of the internet alone. The address that is checked is the one that is connected
 * to, so that a name which changes meanwhile leads nowhere else (DNS rebinding). It follows no redirect, and answers where one leads, of all headers alone.
 */
export const publicFetch =
  (resolve: Resolve = byName): typeof fetch =>
  async (input, { method = 'GET', headers, body, signal } = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!isPublicUrl(url)) throw new Error('This is no public URL.');
    return new Promise<Response>((answered, refuse) => {
      const options = { method, headers: Object.fromEntries(new Headers(headers)), lookup: publicLookup(resolve), agent: false, ...(signal && { signal }) };
      const call = requestOverTls(url, options, (answer) => {
        const { statusCode: status = 502 } = answer;
        const { location } = answer.headers;
        answered(
          new Response(isNull(status) ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers: location === undefined ? {} : { location } }),
        );
      });
      call.on('error', refuse);
      call.end(body);
    });
  };

/** The look-up of a connection, which refuses a name as soon as one of its addresses is not of the internet. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, tell) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return tell(error, '');
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return tell(new Error('This name leads to no public address.'), '');
      if (all) tell(null, [...addresses]);
      else tell(null, first.address, first.family);
    });
