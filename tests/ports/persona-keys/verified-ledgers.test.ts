import { afterEach, describe, expect, it, vi } from 'vitest';
import { noHash } from '#core/moderation/ledger.ts';
import { BrowserVerifiedLedgers } from '#web/adapters/persona-keys/browser-verified-ledgers.ts';
import { FakeVerifiedLedgers } from '#tests/fakes/persona-keys/fake-verified-ledgers.ts';
import { keepsVerifiedLedgers } from './verified-ledgers.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Browser storage that may have content. */
function inABrowser(kept?: string, hostname = 'daftar.example'): BrowserVerifiedLedgers {
  let text = kept ?? null;
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: (_: string, value: string) => (text = value) });
  return new BrowserVerifiedLedgers();
}

describe('the ledger as it was verified, in memory', () => void keepsVerifiedLedgers(() => new FakeVerifiedLedgers()));
describe('the ledger as it was verified, in a browser', () => {
  keepsVerifiedLedgers(() => inABrowser());

  it.each([
    ['null'],
    ['{'],
    ['7'],
    [JSON.stringify({ sequence: 0, hash: noHash, issuerKeys: [] })],
    [JSON.stringify({ sequence: 1.5, hash: noHash, issuerKeys: [] })],
    [JSON.stringify({ sequence: 3, hash: 'a', issuerKeys: [] })],
    [JSON.stringify({ sequence: 3, hash: noHash })],
    [JSON.stringify({ sequence: 3, hash: noHash, issuerKeys: [7] })],
  ])('counts as never read where %s was put in its place', (kept) => expect(inABrowser(kept).last()).toBeUndefined());

  it.each([
    ['daftar.example', false],
    ['localhost.daftar.example', false],
    ['localhost', true],
    ['127.0.0.1', true],
  ])('at %s may begin again: %s', (hostname, may) => expect(inABrowser(undefined, hostname).mayRestart).toBe(may));

  it('is read again where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    vi.stubGlobal('location', { hostname: 'daftar.example' });
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    const verified = new BrowserVerifiedLedgers();
    verified.keep({ sequence: 3, hash: noHash, issuerKeys: [] });
    expect(verified.last()).toBeUndefined();
  });
});
