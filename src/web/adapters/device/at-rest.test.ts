import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Idle callbacks of a busy device, fired only by timeout. */
const neverIdle = (come: () => void, { timeout }: { readonly timeout?: number } = {}) => timeout !== undefined && setTimeout(come, timeout);

describe('a page at rest', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('document', { getElementById: () => ({}) });
    vi.stubGlobal('addEventListener', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const restedAfter = async (ms: number): Promise<boolean> => {
    let isRested = false;
    const { atRest } = await import('./at-rest.ts');
    void atRest().then(() => (isRested = true));
    await vi.advanceTimersByTimeAsync(ms);
    return isRested;
  };

  it('comes on a device that is never idle, too, if late', async () => {
    vi.stubGlobal('requestIdleCallback', neverIdle);
    expect(await restedAfter(4_900)).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await restedAfter(0)).toBe(true);
  });

  it('comes once the page has stood for a while where it is idle', async () => {
    vi.stubGlobal('requestIdleCallback', (come: () => void) => come());
    expect(await restedAfter(1_900)).toBe(false);
    expect(await restedAfter(100)).toBe(true);
  });

  it('comes in browsers without idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    expect(await restedAfter(2_001)).toBe(true);
  });
});
