import { describe, expect, it } from 'vitest';
import { publicFetch } from '../system/public-fetch.ts';
import { feedFetch, fetchJobFeed, mostFeedBytes } from './fetch-job-feed.ts';

const leadsTo = (location: string): Response => new Response(null, { status: 302, headers: { location } });

/** Fake web; unknown pages go to the guard, whose names resolve to internal addresses. */
const web = (pages: Readonly<Record<string, () => Response>>): typeof fetch => {
  const guarded = publicFetch((_host, tell) => tell(null, [{ address: '10.0.0.1', family: 4 }]));
  return feedFetch(async (input, options) => pages[String(input)]?.() ?? guarded(input, options));
};

describe('the download of a feed (S-71)', () => {
  it('follows where it is led, as far as that is on the internet', async () => {
    const pages = {
      'https://k.example/a': () => leadsTo('/b'),
      'https://k.example/b': () => leadsTo('https://l.example/'),
      'https://l.example/': () => new Response('[]'),
    };
    expect(await fetchJobFeed('https://k.example/a', web(pages))).toBe('[]');
  });

  it.each([
    ['http://k.example/feed', 'no public URL'],
    ['https://127.0.0.1/feed', 'no public URL'],
    ['https://[::1]/feed', 'no public URL'],
    ['https://me:secret@k.example/feed', 'no public URL'],
    ['https://k.example:8443/feed', 'no public URL'],
    ['file:///etc/passwd', 'no public URL'],
    ['https://inside.example/feed', 'no public address'],
  ])('refuses %s, also where another URL leads there', async (url, reason) => {
    await expect(fetchJobFeed(url, web({}))).rejects.toThrow(reason);
    await expect(fetchJobFeed('https://k.example/', web({ 'https://k.example/': () => leadsTo(url) }))).rejects.toThrow(reason);
  });

  it('refuses endless redirects, unsuccessful answers, and feeds that are too large', async () => {
    const page = 'https://k.example/';
    await expect(fetchJobFeed(page, web({ [page]: () => leadsTo(page) }))).rejects.toThrow('leads on');
    await expect(fetchJobFeed(page, web({ [page]: () => new Response('no', { status: 503 }) }))).rejects.toThrow('answers with 503');
    await expect(fetchJobFeed(page, web({ [page]: () => new Response('[]', { status: 206 }) }))).rejects.toThrow('answers with 206');
    await expect(fetchJobFeed(page, web({ [page]: () => new Response(new Uint8Array(mostFeedBytes + 1)) }))).rejects.toThrow('too large');
  });

  it('refuses one that breaks off', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":1},'));
        controller.error(new Error('broke off'));
      },
    });
    await expect(fetchJobFeed('https://k.example/', web({ 'https://k.example/': () => new Response(broken) }))).rejects.toThrow('broke off');
  });
});
