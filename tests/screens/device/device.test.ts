import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tabMessages, type TabMessage } from '#core/device/tabs.ts';
import { neverInterrupted } from '#core/nudges/nudge-budget.ts';
import type { PasskeyRequest } from '#core/login/passkeys.ts';
import { BrowserUrls } from '#web/adapters/navigation/browser-urls.ts';
import { BrowserAuthenticators } from '#web/adapters/login/browser-authenticators.ts';
import { BrowserLoginMarkers } from '#web/adapters/login/browser-login-markers.ts';
import { BrowserNudges } from '#web/adapters/nudges/browser-nudges.ts';
import { BrowserTabs } from '#web/adapters/device/browser-tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const noStorage = {
  getItem() {
    throw new Error('The storage is forbidden');
  },
  setItem() {
    throw new Error('The storage is full');
  },
  removeItem() {
    throw new Error('The storage is forbidden');
  },
};

const drawn = Promise.resolve();

/** Channel between tabs: every other one hears a message at once. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();

  constructor() {
    super();
    FakeChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    say(data, this);
  }
}

function say(data: unknown, from?: FakeChannel): void {
  for (const channel of FakeChannel.all) if (channel !== from) channel.dispatchEvent(new MessageEvent('message', { data }));
}

describe('the tabs of a browser', () => {
  beforeEach(() => {
    FakeChannel.all.clear();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });

  it('hear each other, and nothing that is no message (B-32)', async () => {
    const [one, other] = [new BrowserTabs(drawn), new BrowserTabs(drawn)];
    const heard: unknown[] = [];
    const stop = other.hear((...news) => heard.push(news));
    for (const message of tabMessages) one.tell(message, 1, 'p1');
    for (const data of ['nonsense', null, { message: 'signed-out' }]) say(data);
    stop();
    one.tell('signed-out');
    await drawn;
    expect(heard).toEqual(tabMessages.map((message) => [message, 1, 'p1']));
  });

  it('hear nothing, not even a sign-out, before the page is drawn (R-136)', async () => {
    let draw = (): void => undefined;
    const tabs = new BrowserTabs(new Promise<void>((resolve) => (draw = resolve)));
    const heard: TabMessage[] = [];
    onTestFinished(tabs.hear((message) => heard.push(message)));
    new BrowserTabs(drawn).tell('signed-out');
    await Promise.resolve();
    expect(heard).toEqual([]);
    draw();
    await Promise.resolve();
    expect(heard).toEqual(['signed-out']);
  });

  it('go on without a word where there is no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tabs = new BrowserTabs(drawn);
    onTestFinished(tabs.hear(() => undefined));
    expect(() => tabs.tell('signed-out')).not.toThrow();
  });
});

describe('what a device remembers of interruptions', () => {
  it('is remembered by every page', () => {
    new BrowserNudges().remember({ interruptedAt: 7, closed: ['onboarding'] });
    expect(new BrowserNudges().memory()).toEqual({ interruptedAt: 7, closed: ['onboarding'] });
  });

  it.each(['', '{', 'null', '7', '[]', '{"interruptedAt":"x","closed":"onboarding"}', '{"closed":[1,{"a":1}],"owed":{"name":"x","at":7}}'])(
    'is nothing when it was tampered with into %s',
    (text) => {
      localStorage.setItem('daftar.nudges', text);
      expect(new BrowserNudges().memory()).toEqual(neverInterrupted);
    },
  );

  it('keeps whose turn is next (R-174)', () => {
    const owed = { name: 'notification-prompt', at: 7 } as const;
    new BrowserNudges().remember({ ...neverInterrupted, owed });
    expect(new BrowserNudges().memory().owed).toEqual(owed);
  });

  it('lasts as long as the page where nothing may be stored', () => {
    vi.stubGlobal('localStorage', noStorage);
    const nudges = new BrowserNudges();
    nudges.remember({ interruptedAt: 7, closed: [] });
    expect(nudges.memory().interruptedAt).toBe(7);
  });
});

describe('the traces of logins (R-138)', () => {
  it('are marked, and settled with the cookie authtype (R-140)', () => {
    const markers = new BrowserLoginMarkers();
    document.cookie = 'authtype=google; path=/';
    markers.begin('outlook');
    expect([markers.initiated(), document.cookie]).toEqual(['outlook', 'authtype=google']);
    markers.settle();
    expect(markers.initiated()).toBeUndefined();
    expect(document.cookie).not.toContain('google');
  });

  it.each([
    ['UAC_K=1', true],
    ['XUAC_K=1', false],
    ['usr_data=UAC_K=1', false],
  ])('with the cookie %s know a member: %s', (cookie, knows) => {
    document.cookie = `${cookie}; path=/`;
    expect(new BrowserLoginMarkers().knowSomebody()).toBe(knows);
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  });

  it('are none where nothing may be stored', () => {
    vi.stubGlobal('localStorage', noStorage);
    const markers = new BrowserLoginMarkers();
    markers.begin('google');
    markers.settle();
    expect(markers.initiated()).toBeUndefined();
  });
});

describe('the URLs of this tab (D-21)', () => {
  it.each([
    ['/session?a=1#b', '/session?a=1#b'],
    [`${location.origin}/x`, '/x'],
    ['https://evil.test/x', '/'],
    ['//evil.test', '/'],
    ['http://[', '/'],
  ])('make of %s the path %s', (url, path) => {
    expect(new BrowserUrls().ours(url)).toBe(path);
  });
});

describe('the authenticators of this device', () => {
  const wanted: PasskeyRequest = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', timeout: 60_000, userVerification: 'required', allowCredentials: [] };

  it('are not here where the browser knows none', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(new BrowserAuthenticators().areHere()).toBe(false);
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'conflict'],
    ['SecurityError', 'broken'],
    ['TypeError', 'broken'],
  ])('that answer with a %s have %s (F-32)', async (name, kind) => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    vi.stubGlobal('navigator', { credentials: { get: () => Promise.reject(Object.assign(new Error('No.'), { name })) } });
    await expect(new BrowserAuthenticators().use(wanted)).rejects.toMatchObject({ kind });
  });
});
