import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserStorage } from '#core/device/user-storage.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { keepsForMember } from './user-storage.ts';

/** Browser-like localStorage that can be full. */
function aLocalStorage() {
  const kept: Record<string, string> = {};
  const disk = { isFull: false };
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => {
      if (disk.isFull) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      kept[name] = text;
    },
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  };
  // Browsers list what is stored as properties of their own, and the methods as inherited ones.
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }));
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const tell = (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: localStorage }));
  return { disk, tell };
}

function anotherPage(tell: (key: string) => void): UserStorage {
  const page = new BrowserUserStorage();
  const recorded =
    <Args extends [name: string, ...more: never[]], Answer>(act: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      const answer = act(...args);
      tell(`daftar.own.${args[0]}`);
      return answer;
    };
  return Object.assign(page, { keep: recorded(page.keep.bind(page)), drop: recorded(page.drop.bind(page)) });
}

describe('the storage of a member in localStorage', () => {
  afterEach(() => vi.unstubAllGlobals());
  keepsForMember(() => {
    const { disk, tell } = aLocalStorage();
    return { storage: new BrowserUserStorage(), fill: (isFull) => (disk.isFull = isFull), another: () => anotherPage(tell) };
  });
});

describe('the storage of a member on a server, which has no localStorage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('has nothing, and throws nothing to find that out', () => {
    vi.stubGlobal('localStorage', undefined);
    const parse = vi.spyOn(JSON, 'parse');
    expect(new BrowserUserStorage().read('draft')).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  });
});

describe('the storage of a member in a fake', () => {
  keepsForMember(() => {
    const storage = new FakeUserStorage();
    return { storage, fill: (isFull) => (storage.isFull = isFull), another: () => new FakeUserStorage(storage) };
  });
});
