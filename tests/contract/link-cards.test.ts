import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { linkPictureSize, linkPictureUrl } from '#core/navigation/link-picture.ts';
import type { Post } from '#core/posts/post.ts';
import { pictureQueue } from '#server/adapters/media/picture-queue.ts';
import type { CardPorts } from '#server/app/pages/link-card.ts';
import { drawnLimit } from '#server/app/traffic/rate-limits.ts';
import { aCompany } from '#tests/companies.ts';
import { aPost } from '#tests/content.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { aQuestion, shownQuestions } from '#tests/screens/questions/a-question.ts';
import { aSlice, ShownPay } from '#tests/screens/salaries/shown-pay.ts';
import { anAddress, openServer } from './server.ts';
import { openTestSite } from './site.ts';

const site = openTestSite(async () => ({ status: 200, head: '', body: '', hydration: '{}', chunks: [], isForEveryone: true }));
const clock = new FakeClock();
let posts: Readonly<Record<string, Post>>;
let rating: number;
let asked: number;

const ports: CardPorts = {
  companies: {
    header: async (urlName) => {
      asked++;
      return new FakeCompanies([aCompany({ urlName: 'koyal-pay', name: 'Koyal <Pay> & Sons', rating }), aCompany({ urlName: 'tamil', name: 'தமிழ்' })]).header(
        urlName,
      );
    },
  },
  salaries: new ShownPay({ job: { atCompany: [aSlice({ people: 30 })], everywhere: [aSlice({ people: 8, group: { company: null } })] } }),
  questions: shownQuestions([aQuestion({ questionId: 'q1' })]),
  posts: {
    at: async (postId) => {
      const post = posts[postId] ?? null;
      return { postId, status: post?.status ?? 'NOT_FOUND', post, removal: null, movedTo: null };
    },
  },
};

let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(site.folder, 'link'));
  await sharp({ create: { ...linkPictureSize, channels: 3, background: '#faf8f4' } })
    .png()
    .toFile(join(site.folder, linkPictureUrl('card')));
});
beforeEach(async () => {
  [rating, asked] = [4.1, 0];
  posts = { p1: aPost({ postId: 'p1', title: 'क्या बॉन्ड लागू होता है?' }) };
  app = await openServer({ site, clock, cardPorts: () => ports });
});
afterEach(() => app.close());
afterAll(() => site.remove());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers, remoteAddress: anAddress() });

describe('the picture of a page, which a shared link shows', () => {
  it.each([
    '/link/company/koyal-pay.png',
    '/link/pay/koyal-pay/software-engineer.png',
    '/link/pay/software-engineer.png',
    '/link/question/q1.png',
    '/link/post/p1.png',
  ])('is drawn at %s, in either language, as networks want it', async (url) => {
    const [english, hindi] = [await get(url), await get(`${url}?language=hi`)];
    for (const { statusCode, headers, rawPayload } of [english, hindi]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', ...linkPictureSize });
      expect(rawPayload.length).toBeLessThan(100_000);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
    expect(hindi.headers['etag']).not.toBe(english.headers['etag']);
  });

  it('is drawn once for a crowd, and again when it says something else', async () => {
    const drawing = vi.spyOn(pictureQueue, 'card');
    const url = '/link/company/koyal-pay.png';
    const crowd = await Promise.all(Array.from({ length: 20 }, () => get(url)));
    expect([crowd.every(({ statusCode }) => statusCode === 200), asked, drawing.mock.calls.length]).toEqual([true, 1, 1]);
    clock.advance(2 * minuteMs);
    const again = await get(url);
    expect([asked, drawing.mock.calls.length, again.headers['etag']]).toEqual([2, 1, crowd[0]?.headers['etag']]);
    rating = 2.4;
    clock.advance(2 * minuteMs);
    const changed = await get(url);
    expect([asked, drawing.mock.calls.length]).toEqual([3, 2]);
    expect(changed.headers['etag']).not.toBe(again.headers['etag']);
    drawing.mockRestore();
  });

  it('is not sent again to those who have it', async () => {
    const { headers } = await get('/link/post/p1.png');
    const again = await get('/link/post/p1.png', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is cached for a minute if a member wrote it, an hour for figures', async () => {
    for (const [url, seconds] of [
      ['/link/post/p1.png', 60],
      ['/link/question/q1.png', 60],
      ['/link/company/koyal-pay.png', 3_600],
      ['/link/pay/software-engineer.png', 3_600],
    ] as const)
      expect((await get(url)).headers['cache-control']).toBe(`public, max-age=${seconds}`);
  });

  it.each(['FLAGGED', 'AUTHOR_REJECTED', 'SCHEDULED'] as const)('is none of a post that is %s', async (status) => {
    posts = { p1: aPost({ postId: 'p1', status }) };
    expect((await get('/link/post/p1.png')).statusCode).toBe(404);
  });

  it('goes within a minute of its text’s removal, even from caches (S-79)', async () => {
    const { headers } = await get('/link/post/p1.png');
    posts = { p1: aPost({ postId: 'p1', status: 'AUTHOR_REJECTED' }) };
    clock.advance(minuteMs + 1);
    expect((await get('/link/post/p1.png', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(404);
  });

  it('is drawn for one network only so often in a minute', async () => {
    const remoteAddress = anAddress();
    const ask = () => app.inject({ url: '/link/member/p1.png', remoteAddress });
    const codes = await Promise.all(Array.from({ length: drawnLimit.max + 1 }, async () => (await ask()).statusCode));
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
    expect((await get('/link/member/p1.png')).statusCode).toBe(404);
  });

  it.each([
    '/link/company/nobody.png',
    // No font of ours has its letters, and the page shows the picture of its kind.
    '/link/company/tamil.png',
    '/link/pay/koyal-pay/software-tester.png',
    '/link/pay/koyal-pay/astronaut.png',
    '/link/pay/astronaut.png',
    '/link/question/q9.png',
    '/link/post/p9.png',
    '/link/post/p1',
    '/link/post/p1.svg',
    '/link/member/p1.png',
    '/link/company/koyal-pay/reviews.png',
    '/link/post/..%2Fp1.png',
  ])('is none at %s (404)', async (url) => expect((await get(url)).statusCode).toBe(404));

  it('leaves room for those who send pictures', async () => {
    const counted = vi.spyOn(pictureQueue, 'countOf').mockReturnValue(20);
    expect((await get('/link/company/koyal-pay.png')).statusCode).toBe(503);
    counted.mockRestore();
    expect((await get('/link/company/koyal-pay.png')).statusCode).toBe(200);
  });

  it('blames no reader if it could not be drawn, and succeeds for the next', async () => {
    const drawing = vi.spyOn(pictureQueue, 'card').mockRejectedValueOnce(new Failure('invalid', 'This picture has too many pixels.'));
    expect((await get('/link/company/koyal-pay.png')).statusCode).toBe(503);
    expect((await get('/link/company/koyal-pay.png')).statusCode).toBe(200);
    drawing.mockRestore();
  });

  it('fails as its page does while the database does not answer', async () => {
    await app.close();
    app = await openServer({
      site,
      clock,
      cardPorts: () => {
        throw new Failure('offline');
      },
    });
    expect((await get('/link/company/koyal-pay.png')).statusCode).toBe(503);
  });
});
