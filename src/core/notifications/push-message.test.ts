import { describe, expect, it } from 'vitest';
import { longestPushTitle, pushMessageFrom, shortenedMessage, tabThatShows } from './push-message.ts';

const message = { title: 'An answer', body: 'Tap to read it.', language: 'en', url: '/questions/q1', tag: 'q1', k: 'key-1' } as const;
const safe = (url: string) => (url.startsWith('/questions') ? url : '/');

describe('a message that the service worker shows (R-178)', () => {
  it('is what was sent, and nothing where that is no message', () => {
    expect(pushMessageFrom(message, safe)).toEqual(message);
    expect(pushMessageFrom({ ...message, more: 1 }, safe)).toEqual(message);
    for (const payload of [undefined, null, 'text', 5, [], {}, { title: '' }, { title: { toString: 'x' } }])
      expect(pushMessageFrom(payload, safe)).toBeUndefined();
    expect(pushMessageFrom({ title: 'Only this' }, safe)).toEqual({ title: 'Only this', body: '', language: 'en', url: '/', tag: '', k: '' });
  });

  it('leads nowhere but to this origin', () => expect(pushMessageFrom({ ...message, url: 'https://evil.test/' }, safe)?.url).toBe('/'));

  it('is shortened between letters, and only where it has to be', () => {
    expect(shortenedMessage(message)).toEqual(message);
    const { title } = shortenedMessage({ ...message, title: '🙂'.repeat(longestPushTitle + 1) });
    expect(title).toBe(`${'🙂'.repeat(longestPushTitle - 1)}…`);
  });

  it('opens in the tab that already shows its page, wherever on that page', () => {
    const origin = 'https://daftar.test';
    const tabs = [`${origin}/`, `${origin}/questions/q10`, `${origin}/questions/q1#answers`];
    expect(tabThatShows(tabs, origin, '/questions/q1')).toBe(2);
    expect(tabThatShows(tabs, origin, '/questions/q1#latest')).toBe(2);
    expect(tabThatShows(tabs, origin, '/questions/q1?a=1')).toBe(-1);
    expect(tabThatShows(['https://evil.test/questions/q1'], origin, '/questions/q1')).toBe(-1);
  });
});
