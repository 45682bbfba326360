import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://daftar.test';
const message = { title: 'An answer', body: 'Tap to read it.', url: '/questions/q1', tag: 'q1', k: 'key-1' };

type Hear = (event: object) => void;

const heard = new Map<string, Hear>();
const shown: (readonly [title: string, options: object])[] = [];
const opened: string[] = [];
const focused: string[] = [];
const posted: (readonly [url: string, body: unknown])[] = [];
let tabs: string[] = [];
let language = 'en-IN';

/** Global scope of a worker, as far as needed. */
const scope = {
  location: { origin },
  navigator: {
    get language() {
      return language;
    },
  },
  clients: {
    claim: async () => undefined,
    matchAll: async () => tabs.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  },
  registration: { scope: `${origin}/`, showNotification: async (title: string, options: object) => void shown.push([title, options]) },
  addEventListener: (kind: string, hear: Hear) => void heard.set(kind, hear),
};

/** Dispatches an event to the worker and awaits its work. */
async function tell(kind: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard.get(kind)?.({ ...event, waitUntil: (more: Promise<unknown>) => work.push(more) });
  await Promise.all(work);
}

const push = (text: string) => tell('push', { data: { json: (): unknown => JSON.parse(text) } });

beforeAll(async () => {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('manifest', { version: '1', shell: '/offline.html', pages: [], files: [] });
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    posted.push([url, JSON.parse(body)]);
    return new Response(null, { status: 404 });
  });
  await import('#web/app/sw.ts');
});

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  for (const list of [shown, opened, focused, posted]) list.length = 0;
  tabs = [];
  language = 'en-IN';
});

describe('the service worker (R-178)', () => {
  it('shows a message as it came', async () => {
    await push(JSON.stringify(message));
    expect(shown).toEqual([['An answer', { body: 'Tap to read it.', lang: 'en', tag: 'q1', data: { url: '/questions/q1', k: 'key-1' } }]]);
  });

  it('says its own sentence where a locked screen may not show the subject (S-111)', async () => {
    for (const said of ['en', 'hi']) await push(JSON.stringify({ ...message, title: '', body: '', language: said }));
    expect(shown.map(([title, options]) => [title, options])).toMatchObject([
      ['Something new for you', { body: 'Tap to read it.', data: { url: '/questions/q1' } }],
      ['आपके लिए कुछ नया है', { lang: 'hi' }],
    ]);
  });

  it('leads to no page elsewhere, whatever a message says', async () => {
    for (const url of ['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/\\evil.test', 'https://', ''])
      await push(JSON.stringify({ ...message, url }));
    expect(shown).toHaveLength(6);
    for (const [, options] of shown) expect(options).toMatchObject({ data: { url: '/' } });
  });

  it('says a plain sentence for an unreadable message, in the browser’s language', async () => {
    await push('{');
    language = 'hi-IN';
    await tell('push', { data: null });
    expect(shown.map(([title]) => title)).toEqual(['Something new for you', 'आपके लिए कुछ नया है']);
  });

  const click = (data: object) => {
    const close = vi.fn<() => void>();
    return tell('notificationclick', { notification: { data, close } }).then(() => expect(close).toHaveBeenCalledOnce());
  };

  it('goes to the tab or opens it, and reports the click anonymously (R-170)', async () => {
    tabs = [`${origin}/`, `${origin}/questions/q1#answers`];
    await click({ url: '/questions/q1', k: 'key-1' });
    expect([focused, opened]).toEqual([[`${origin}/questions/q1#answers`], []]);
    tabs = [`${origin}/`];
    await click({ url: '/questions/q1', k: 'key-1' });
    expect(opened).toEqual(['/questions/q1']);
    const report = ['/api/notification/v1/notifications', { action: 'WebPushClick', k: 'key-1' }];
    expect(posted).toEqual([report, report]);
  });

  it('reports nothing of a message that named no click', async () => {
    await click({ url: '/', k: '' });
    expect([opened, posted]).toEqual([['/'], []]);
  });
});
