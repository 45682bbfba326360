import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestOverTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicAddress } from './public-address.ts';

export type Resolve = (host: string, tell: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const byName: Resolve = (host, tell) => lookUp(host, { all: true }, (error, addresses) => tell(error, addresses));

const isNull = (status: number): boolean => status === 204 || status === 304;

/** Allows https at the usual port without credentials. */
export function isPublicUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}

/** Fetch for members' URLs (SSRF): connects to the checked address, against DNS rebinding, and reports redirects without following. */
export const publicFetch =
  (resolve: Resolve = byName): typeof fetch =>
  async (input, { method = 'GET', headers, body, signal } = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!isPublicUrl(url)) throw new Error('This is no public URL.');
    return new Promise<Response>((answered, refuse) => {
      const options = { method, headers: Object.fromEntries(new Headers(headers)), lookup: publicLookup(resolve), agent: false, ...(signal && { signal }) };
      const call = requestOverTls(url, options, (answer) => {
        const { statusCode: status = 502 } = answer;
        const { location, 'content-type': type } = answer.headers;
        const kept = { ...(location !== undefined && { location }), ...(type !== undefined && { 'content-type': type }) };
        answered(new Response(isNull(status) ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers: kept }));
      });
      call.on('error', refuse);
      call.end(body);
    });
  };

/** Refuses a name if any of its addresses is not public. */
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
