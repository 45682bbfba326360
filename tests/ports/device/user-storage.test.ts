import { afterEach, describe, vi } from 'vitest';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { keepsForMember } from './user-storage.ts';

/** A localStorage as browsers have it, which can be full. */
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
  // Browsers list what is kept as properties of their own, and the methods as inherited ones.
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }));
  return disk;
}

describe('the storage of a member in localStorage', () => {
  afterEach(() => vi.unstubAllGlobals());
  keepsForMember(() => {
    const disk = aLocalStorage();
    return { storage: new BrowserUserStorage(), fill: (isFull) => (disk.isFull = isFull), another: () => new BrowserUserStorage() };
  });
});

describe('the storage of a member in a fake', () => {
  keepsForMember(() => {
    const storage = new FakeUserStorage();
    return { storage, fill: (isFull) => (storage.isFull = isFull), another: () => new FakeUserStorage(storage) };
  });
});
