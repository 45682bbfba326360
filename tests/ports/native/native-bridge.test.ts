import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserNativeBridge } from '#web/adapters/native/browser-native-bridge.ts';
import { FakeNativeBridge } from '#tests/fakes/native/fake-native-bridge.ts';
import { keepsBridge, type BridgeFixture } from './native-bridge.ts';

const app = { system: 'AB_IOS', version: '3.2.0', build: '412' } as const;
const [own, around, foreign] = ['https://daftar.example', 'https://app.daftar.example', 'https://evil.example'];

/** Browser window, its own parent unless framed. */
function aWindow(inside: object = {}, parent?: object) {
  const events = new EventTarget();
  const here: object = { ...inside };
  vi.stubGlobal('window', here);
  vi.stubGlobal('parent', parent ?? here);
  vi.stubGlobal('location', { origin: own });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const post = (data: unknown, origin: string | undefined, source: unknown) =>
    void events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { here, post };
}

/** Android app, whose bridge exchanges texts. */
function onAndroid(): BridgeFixture & { readonly say: (text: unknown) => void } {
  const recorded: unknown[] = [];
  const end: { postMessage: (text: string) => void; onmessage?: (message: { readonly data: unknown }) => void } = {
    postMessage: (text) => recorded.push(JSON.parse(text)),
  };
  aWindow({ daftarApp: end });
  const say = (data: unknown) => end.onmessage?.({ data });
  return { bridge: new BrowserNativeBridge(app, []), recorded, tell: (value) => say(JSON.stringify(value)), say };
}

/** iOS app, which answers by a script in the page. */
function onIos(): BridgeFixture & ReturnType<typeof aWindow> {
  const recorded: unknown[] = [];
  const opened = aWindow({ webkit: { messageHandlers: { daftarApp: { postMessage: (value: unknown) => recorded.push(value) } } } });
  return { bridge: new BrowserNativeBridge(app, [around ?? '']), recorded, tell: (value) => opened.post(value, own, opened.here), ...opened };
}

/** Page around ours, of an origin that the host names. */
function inFrame(origins: readonly string[] = [around ?? '']) {
  const recorded: unknown[] = [];
  const to: string[] = [];
  const parent = {
    postMessage(value: unknown, origin: string) {
      recorded.push(value);
      to.push(origin);
    },
  };
  const opened = aWindow({}, parent);
  return { bridge: new BrowserNativeBridge(app, origins), recorded, to, parent, tell: (value: unknown) => opened.post(value, around, parent), ...opened };
}

afterEach(() => vi.unstubAllGlobals());

describe('the bridge to a fake app', () => {
  keepsBridge(() => {
    const bridge = new FakeNativeBridge();
    return { bridge, recorded: bridge.recorded, tell: (value) => bridge.tell(value) };
  });
});

describe('the bridge to an app on Android', () => {
  keepsBridge(onAndroid);

  it('reads texts alone, and none that is too long', () => {
    const { bridge, say } = onAndroid();
    const heard = vi.fn();
    bridge.hear(heard);
    for (const data of [{ type: 'back' }, '{"type":"back"', `{"type":"back"${' '.repeat(20_000)}}`, undefined]) say(data);
    expect(heard).not.toHaveBeenCalled();
    say('{"type":"back"}');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the bridge to an app on iOS', () => {
  keepsBridge(onIos);

  it('believes a message of the page itself alone', () => {
    const { bridge, here, post } = onIos();
    const heard = vi.fn();
    bridge.hear(heard);
    post({ type: 'back' }, foreign, here);
    post({ type: 'back' }, around, here);
    post({ type: 'back' }, own, {});
    post({ type: 'back' }, own, null);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the bridge to a page around ours', () => {
  keepsBridge(() => inFrame());

  it('tells the origins alone that the host names', () => {
    const { bridge, to } = inFrame([around ?? '', 'https://beta.daftar.example']);
    bridge.send({ type: 'signOut' });
    expect(to).toEqual([around, 'https://beta.daftar.example']);
  });

  it('believes the page around ours alone, and only of an origin that the host names', () => {
    const { bridge, here, parent, post } = inFrame();
    const heard = vi.fn();
    bridge.hear(heard);
    post({ type: 'back' }, foreign, parent);
    post({ type: 'back' }, own, parent);
    post({ type: 'back' }, `${around}.evil.example`, parent);
    post({ type: 'back' }, around, here);
    post({ type: 'back' }, around, {});
    expect(heard).not.toHaveBeenCalled();
  });

  it('is none where the host names no origin', () => {
    const { bridge, recorded, tell } = inFrame([]);
    const heard = vi.fn();
    bridge.hear(heard);
    tell({ type: 'back' });
    expect([bridge.send({ type: 'signOut' }), recorded, heard.mock.calls]).toEqual([false, [], []]);
  });
});

describe('a bridge without an app', () => {
  it('says that nobody hears', () => {
    aWindow({ daftarApp: { postMessage: 'no function' }, webkit: {} });
    expect(new BrowserNativeBridge(app, [around ?? '']).send({ type: 'signOut' })).toBe(false);
  });
});
