import { isFeedAddress } from '#core/company-desk/feed-address.ts';
import type { FeedTrouble } from '#core/company-desk/feed-report.ts';
import { publicFetch } from '../system/public-fetch.ts';
import { guardedFetch } from '../system/ssrf-guard.ts';

const mostBytes = 4_000_000;
const timeoutMs = 12_000;
const mostRedirects = 3;

const feedTypes = /^(?:application\/(?:[a-z.+-]*json|csv)|text\/(?:csv|plain|html))\b/i;

/** Connects to public addresses alone, the checked one, within limits of time and size. */
export const deskFeedFetch = (fetchFrom: typeof fetch = publicFetch()): typeof fetch => guardedFetch(undefined, mostBytes, fetchFrom, timeoutMs);

/** Text at an address, or why there is none; never tells what was answered or by whom. */
export async function fetchDeskFeed(url: string, domains: readonly string[], fetchFrom: typeof fetch): Promise<{ readonly text: string } | FeedTrouble> {
  const signal = AbortSignal.timeout(timeoutMs);
  let at = url;
  for (let turn = 0; turn <= mostRedirects; turn++) {
    if (!isFeedAddress(at, domains)) return 'foreign';
    const answer = await fetchFrom(at, { signal, headers: { accept: 'application/json, application/ld+json, text/csv, text/html;q=0.8' } }).catch(
      () => undefined,
    );
    if (!answer) return 'unreachable';
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (location === null) return textOf(answer);
    if (!URL.canParse(location, at)) return 'unreachable';
    at = new URL(location, at).href;
  }
  return 'unreachable';
}

async function textOf(answer: Response): Promise<{ readonly text: string } | FeedTrouble> {
  if (answer.status !== 200) return 'unreachable';
  return feedTypes.test(answer.headers.get('content-type') ?? '') ? { text: await answer.text() } : 'no-feed';
}
