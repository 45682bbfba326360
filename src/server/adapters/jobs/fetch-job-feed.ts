import { Failure } from '#core/failure.ts';
import { publicFetch } from '../system/public-fetch.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';

export const mostFeedBytes = 64_000_000;
const feedTimeoutMs = 60_000;
const mostRedirects = 5;

/** Fetches only public https addresses and checks each redirect (S-71). */
export const feedFetch = (fetchFrom: typeof fetch = publicFetch()): typeof fetch => guardedFetch(undefined, mostFeedBytes, fetchFrom, feedTimeoutMs);

/** Refuses feeds that are truncated, too large, partial (206) or unsuccessful. */
export async function fetchJobFeed(url: string, fetchFrom: typeof fetch = feedFetch()): Promise<string> {
  const signal = AbortSignal.timeout(feedTimeoutMs);
  let at = url;
  for (let turn = 0; turn <= mostRedirects; turn++) {
    const answer = await fetchFrom(at, { signal, headers: { accept: 'application/json, application/ld+json, text/csv, text/html;q=0.8' } }).catch(
      (cause: unknown) => {
        throw new Failure('offline', `${at} could not be read: ${cause instanceof Error ? cause.message.replace(/\.$/, '') : 'there is no answer'}.`, {
          cause,
        });
      },
    );
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return textOfFeed(answer, at);
    if (!URL.canParse(location, at)) throw new Failure('offline', `${at} leads to no address.`);
    at = new URL(location, at).href;
  }
  throw new Failure('offline', `${url} leads on more than ${mostRedirects} times.`);
}

async function textOfFeed(answer: Response, url: string): Promise<string> {
  if (answer.status !== 200) throw new Failure('offline', `${url} answers with ${answer.status}.`);
  return answer.text();
}
