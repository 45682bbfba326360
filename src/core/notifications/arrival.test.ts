import { describe, expect, it } from 'vitest';
import { arrivalIn, urlOfPush } from './arrival.ts';

const id = 'k3v9x0q2m7c1t8zb';
const page = '/p/q1w2e3r4t5y6u7i8?comment=a1s2d3f4g5h6j7k8';

describe('a URL by which a member comes from a notification (R-173)', () => {
  it.each([
    ['an account', page, false, `${page}&notification_id=${id}`],
    ['an account, on a page without a query', '/user/posts', false, `/user/posts?notification_id=${id}`],
    ['a made-up name, where no browser sends it', page, true, `${page}#notification_id=${id}`],
  ] as const)('names it to %s, and is put in order again', (_whom, url, isOfName, wanted) => {
    expect(urlOfPush(url, id, isOfName)).toBe(wanted);
    expect(arrivalIn(wanted)).toEqual({ id, rest: url });
  });

  it('sends nothing of what goes to a made-up name (F-07)', () => {
    expect(urlOfPush(page, id, true).split('#')[0]).toBe(page);
  });

  it('keeps what is behind the hash otherwise', () => expect(arrivalIn(`/p/1?notification_id=${id}#end`)).toEqual({ id, rest: '/p/1#end' }));

  it.each(['/p/1', '/p/1?page=2#end', '/p/1#end'])('names none: %s', (url) => expect(arrivalIn(url)).toBeUndefined());

  it.each(['/p/1?notification_id=%3Cb%3E', '/p/1#notification_id=%3Cb%3E', '/p/1?notification_id=short'])('is only put in order: %s', (url) =>
    expect(arrivalIn(url)).toEqual({ id: undefined, rest: '/p/1' }),
  );
});
