import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserBroughtTickets, holdTicket } from './browser-brought-tickets.ts';

const shown: string[] = [];

function opened(url: string): void {
  const { pathname, search, hash } = new URL(url, 'https://daftar.test');
  vi.stubGlobal('location', { pathname, search, hash });
}

beforeEach(() => {
  shown.length = 0;
  vi.stubGlobal('history', {
    state: { key: 'k' },
    replaceState: (state: unknown, _: string, url: string) => (shown.push(`${JSON.stringify(state)} ${url}`), opened(url)),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const ticket = { photoSetId: 'p1', secretKey: 's1' };

describe('a ticket in the URL of a tab (R-086)', () => {
  it.each(['/features?company=koyal-pay#UploadId=p1&SecretKey=s1', '/features?UploadId=p1&company=koyal-pay&SecretKey=s1'])(
    'is out of the address bar at once, and taken once: %s (D-22, S-13)',
    (url) => {
      opened(url);
      holdTicket();
      expect(shown).toEqual(['{"key":"k"} /features?company=koyal-pay']);
      holdTicket();
      const tickets = new BrowserBroughtTickets();
      expect([tickets.take(), tickets.take(), shown.length]).toEqual([ticket, undefined, 1]);
    },
  );

  it('is taken where pasted into the open form, and incomplete where a part is missing', () => {
    const tickets = new BrowserBroughtTickets();
    opened('/features#UploadId=p1');
    expect([tickets.take(), shown]).toEqual(['half', ['{"key":"k"} /features']]);
  });

  it('is none anywhere else, nor while a page is rendered on the server', () => {
    opened('/post?SecretKey=s1&UploadId=p1');
    expect([new BrowserBroughtTickets().take(), shown]).toEqual([undefined, []]);
    vi.unstubAllGlobals();
    expect(new BrowserBroughtTickets().take()).toBeUndefined();
  });
});
