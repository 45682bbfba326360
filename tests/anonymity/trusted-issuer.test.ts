import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainedText, noHash, type LedgerEntry, type LedgerEvent } from '#core/moderation/ledger.ts';
import { issuerKeyId } from '#core/persona-keys/issuer-key.ts';
import { trustIssuers } from '#core/persona-keys/trusted-issuer.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeVerifiedLedgers } from '#tests/fakes/persona-keys/fake-verified-ledgers.ts';

const [fingerprint, other] = ['a'.repeat(64), 'b'.repeat(64)];
const issuer = { keyId: issuerKeyId('2026-q4', fingerprint), period: '2026-q4', publicKey: 'AA' };
const listed = (keyId = issuer.keyId): Partial<LedgerEvent> => ({ itemKind: 'issuer-key', itemId: keyId, action: 'published', community: null });
const untrusted = { code: 'ISSUER_KEY_UNTRUSTED' };
const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** Ledger whose first line names the key. */
function aChain(count: number, week = '2026-W47'): readonly LedgerEntry[] {
  const about = { week, community: null, stars: null, rule: 'author', askedBy: 'author', appeal: 'none' } as const;
  const chain: LedgerEntry[] = [];
  for (let sequence = 1, previousHash = noHash; sequence <= count; sequence++) {
    const thing = sequence === 1 ? ({ itemId: issuer.keyId, itemKind: 'issuer-key' } as const) : ({ itemId: 'p000000000000001', itemKind: 'post' } as const);
    const unhashed = { ...about, ...thing, action: sequence === 1 ? 'published' : 'deleted', sequence, previousHash } as const;
    previousHash = createHash('sha256').update(chainedText(unhashed)).digest('hex');
    chain.push({ ...unhashed, hash: previousHash });
  }
  return chain;
}

function aDevice(chain: readonly LedgerEntry[]) {
  const [ledger, verified] = [new FakeRemovalLedger(), new FakeVerifiedLedgers()];
  ledger.chain = chain;
  const asked: number[] = [];
  const from = (sequence: number, most?: number) => {
    asked.push(sequence);
    return ledger.from(sequence, most);
  };
  const trust = () => trustIssuers([['name', issuer]], { ledger: { from }, verified, sha256, fingerprint: async () => fingerprint });
  return { ledger, verified, trust, asked };
}

describe('the key that signs tokens, to a device that reads the ledger (F-07)', () => {
  it('costs few requests the first time, and one for what is new from then on', async () => {
    const { ledger, trust, asked } = aDevice(aChain(60_000));
    await trust();
    expect(asked.length).toBeLessThanOrEqual(61);
    ledger.add({});
    for (let turn = 0; turn < 2; turn++) await trust();
    expect(asked.slice(61)).toEqual([59_001, 60_001, 60_001]);
  });

  it('is asked about by pages that begin alike for everyone, whatever was read before', async () => {
    const { ledger, trust, asked } = aDevice(aChain(2_345));
    await trust();
    for (let turn = 0; turn < 3; turn++) ledger.add({});
    await trust();
    expect(asked).toEqual([1, 1_001, 2_001, 2_001]);
  });

  it.each([1_000, 1_001, 2_345])('is refused by a device that read %d lines of a ledger since rewritten', async (count) => {
    const { ledger, verified, trust } = aDevice(aChain(count));
    await trust();
    const before = verified.last();
    for (const rewritten of [aChain(count, '2026-W46'), aChain(count + 1, '2026-W46'), aChain(count + 1_000, '2026-W46'), aChain(count - 1), []]) {
      ledger.chain = rewritten;
      await expect(trust()).rejects.toMatchObject(untrusted);
    }
    expect(verified.last()).toEqual(before);
    await expect(aDevice(aChain(count, '2026-W46')).trust()).resolves.toBeUndefined();
  });

  it('is looked up again in a ledger that restarts on a trial machine', async () => {
    const { ledger, verified, trust, asked } = aDevice(aChain(1_200));
    verified.mayRestart = true;
    await trust();
    ledger.chain = aChain(3, '2026-W46');
    await trust();
    expect([asked.slice(2), verified.last()?.sequence]).toEqual([[1_001, 1], 3]);
  });

  it('is refused as soon as another of its quarter is added, and for good', async () => {
    const { ledger, trust } = aDevice(aChain(1_200));
    await trust();
    ledger.add(listed(issuerKeyId('2026-q4', other)));
    await expect(trust()).rejects.toMatchObject(untrusted);
    ledger.add({});
    await expect(trust()).rejects.toMatchObject(untrusted);
  });

  it('is refused if earlier lines did not name it, until a new one does', async () => {
    const { ledger, trust } = aDevice([]);
    await expect(trust()).rejects.toMatchObject(untrusted);
    ledger.add(listed());
    await expect(trust()).resolves.toBeUndefined();
  });

  it('is refused where a new line breaks the chain, whose page is forgotten', async () => {
    const { ledger, verified, trust } = aDevice(aChain(3));
    await trust();
    ledger.add({});
    ledger.chain = ledger.chain.map((line) => (line.sequence === 4 ? { ...line, stars: 5 } : line));
    await expect(trust()).rejects.toMatchObject(untrusted);
    expect(verified.last()?.sequence).toBe(3);
  });

  it('is looked for in the whole ledger where the device keeps nothing', async () => {
    const { verified, trust, asked } = aDevice(aChain(1_500));
    verified.keep = () => undefined;
    await trust();
    await trust();
    expect(asked).toEqual([1, 1_001, 1, 1_001]);
  });
});
