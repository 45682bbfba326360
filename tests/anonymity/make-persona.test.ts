import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import type { PersonaTokens, TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import { DeviceAnonymousPersonas } from '#web/adapters/persona-keys/device-anonymous-personas.ts';
import { makePersona, makeWaiting } from '#web/adapters/persona-keys/make-persona.ts';
import { DeviceUnclaimedNames } from '#web/adapters/persona-keys/device-unclaimed-names.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { settled } from '#tests/settled.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { FakeAnonymousPersonas } from '#tests/fakes/personas/fake-anonymous-personas.ts';
import { FakePersonaKeys, type FakeDevice } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { fakeIssuerKey } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { aWorld, banyan, kite, losing, lost } from './persona-world.ts';

describe('the made-up name of a device (F-07)', () => {
  it('is made with a token that is forgotten once it is spent', async () => {
    const { aDevice, backend } = aWorld();
    const parts = aDevice();
    expect(await makePersona(parts, banyan)).toEqual(banyan);
    expect(await parts.keys.local()).toEqual({ publicKey: [...backend.personas.keys()][0], persona: banyan });
  });

  it.each(['keys', 'issue'] as const)('is made although the answer of %s was lost', async (operation) => {
    const { aDevice, backend } = aWorld();
    const parts = aDevice();
    const losingParts = { ...parts, tokens: losing(parts.tokens, operation) };
    await expect(makePersona(losingParts, banyan)).rejects.toBe(lost);
    expect(await makePersona(losingParts, banyan)).toEqual(banyan);
    expect([backend.personas.size, backend.issued.size]).toEqual([1, 1]);
    expect((await parts.keys.local())?.persona).toEqual(banyan);
  });

  it('is found where it was made and its answer lost, and keeps nobody waiting', async () => {
    const { aDevice, backend } = aWorld();
    const parts = aDevice();
    const losingParts = { ...parts, tokens: losing(parts.tokens, 'redeem') };
    expect(await makePersona(losingParts, banyan)).toEqual(banyan);
    expect([(await parts.keys.local())?.persona, await makeWaiting(losingParts), (await parts.keys.local())?.persona]).toEqual([undefined, 'changed', banyan]);
    expect([backend.personas.size, backend.issued.size]).toEqual([1, 1]);
  });

  it('takes the second try’s name if the first was made but its answer lost', async () => {
    const { aDevice, backend } = aWorld();
    const parts = aDevice();
    const losingParts = { ...parts, tokens: losing(parts.tokens, 'redeem') };
    await makePersona(losingParts, banyan);
    expect(await makePersona(losingParts, kite)).toEqual(kite);
    expect([...backend.personas.values()]).toEqual([kite]);
  });

  it('keeps its token for another name where someone was quicker', async () => {
    const { aDevice, backend } = aWorld();
    await makePersona(aDevice('other'), banyan);
    const parts = aDevice();
    await expect(makePersona(parts, banyan)).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    expect((await parts.keys.local())?.token?.signature).toBeDefined();
    expect(await makePersona(parts, kite)).toEqual(kite);
    expect(backend.personas.size).toBe(2);
  });

  it('is not made on a second device, whose key is free for an imported one', async () => {
    const { aDevice } = aWorld();
    const [first, second] = [aDevice(), aDevice()];
    await makePersona(first, banyan);
    await expect(makePersona(second, kite)).rejects.toMatchObject({ kind: 'conflict', code: 'TOKEN_ISSUED' });
    expect(await second.keys.local()).toBeUndefined();
    const secret = { passphrase: 'seven quiet banyans', salt: 'transfer' };
    const { sealed } = await first.keys.seal(secret);
    expect(await second.keys.restore(sealed, secret)).toEqual({ publicKey: (await first.keys.local())?.publicKey });
  });

  it('leaves a key alone that was brought here and has no name yet', async () => {
    const { aDevice } = aWorld();
    const [first, second] = [aDevice(), aDevice()];
    await makePersona(first, banyan);
    const { publicKey } = await second.keys.make();
    await expect(makePersona(second, kite)).rejects.toMatchObject({ code: 'TOKEN_ISSUED' });
    expect(await second.keys.local()).toEqual({ publicKey });
  });

  it('is changed by its key once it is made', async () => {
    const { aDevice, backend } = aWorld();
    const parts = aDevice();
    await makePersona(parts, banyan);
    expect(await makePersona(parts, kite)).toEqual(kite);
    expect([[...backend.personas.values()], (await parts.keys.local())?.persona]).toEqual([[kite], kite]);
  });
});

const bound = (tokens: PersonaTokens) => ({ keys: () => tokens.keys(), issue: (request: TokenRequest) => tokens.issue(request) });

describe('a made-up name whose token was asked for a moment ago (F-07)', () => {
  it('begins at the moment the server draws, even if the page is closed', async () => {
    const { aDevice, backend, clock } = aWorld(0.5);
    const parts = aDevice();
    expect(await makePersona(parts, banyan)).toEqual(banyan);
    expect([backend.issued.size, backend.personas.size, (await parts.keys.local())?.persona]).toEqual([1, 0, undefined]);
    expect(await makeWaiting(parts)).toEqual({ afterMs: 2_000 });
    clock.advance(10 * minuteMs);
    expect(await makeWaiting(parts)).toEqual({ afterMs: 3 * minuteMs });
    expect(backend.personas.size).toBe(0);
    clock.advance(hourMs);
    expect([...backend.personas.values()]).toEqual([banyan]);
    expect(await makeWaiting(parts)).toBe('changed');
    expect([(await parts.keys.local())?.persona, await makeWaiting(parts)]).toEqual([banyan, 'nothing']);
  });

  it('may be another one until then, at the same moment and with the same token', async () => {
    const { aDevice, backend, clock } = aWorld(0.5);
    const parts = aDevice();
    await makePersona(parts, banyan);
    clock.advance(10 * minuteMs);
    await makePersona(parts, kite);
    clock.advance(20 * minuteMs);
    expect([await makeWaiting(parts), [...backend.personas.values()], backend.issued.size]).toEqual(['changed', [kite], 1]);
  });

  it('is requested again if the server lost it or a fast clock postponed it', async () => {
    const { aDevice, backend, clock } = aWorld(0.5);
    const parts = aDevice();
    const forgetful = { ...parts, tokens: { ...bound(parts.tokens), redeem: async () => undefined } };
    await makePersona({ ...forgetful, clock: { now: () => clock.now() + 40 * 24 * hourMs } }, banyan);
    expect(await makeWaiting(forgetful)).toEqual({ afterMs: 2_000 });
    clock.advance(hourMs + minuteMs);
    expect([backend.personas.size, await makeWaiting(parts)]).toEqual([0, { afterMs: 2_000 }]);
    clock.advance(30 * minuteMs);
    expect([await makeWaiting(parts), [...backend.personas.values()]]).toEqual(['changed', [banyan]]);
  });

  it('waits no more where another member was quicker, and keeps its token for another name', async () => {
    const { aDevice, backend, clock } = aWorld(0.5);
    const [parts, other] = [aDevice(), aDevice('other')];
    await makePersona(other, banyan);
    await makePersona(parts, banyan);
    clock.advance(2 * hourMs);
    await settled();
    expect([await makeWaiting(parts), await makeWaiting(parts)]).toEqual(['changed', 'nothing']);
    expect(await makePersona(parts, kite)).toEqual(kite);
    clock.advance(hourMs);
    expect([...backend.personas.values()]).toEqual([banyan, kite]);
  });

  it('waits on where the answer about its token was lost', async () => {
    const { aDevice, backend, clock } = aWorld(0.5);
    const parts = aDevice();
    const losingParts = { ...parts, tokens: losing(parts.tokens, 'issue') };
    await expect(makePersona(losingParts, banyan)).rejects.toBe(lost);
    expect(await makeWaiting(losingParts)).toEqual({ afterMs: 2_000 });
    clock.advance(hourMs);
    expect([await makeWaiting(losingParts), [...backend.personas.values()]]).toEqual(['changed', [banyan]]);
  });

  it('is asked for again a little later where there is no line', async () => {
    const { aDevice, backend, clock } = aWorld(0.5);
    const parts = aDevice();
    const cut = { ...parts, tokens: { ...bound(parts.tokens), redeem: () => Promise.reject(lost) } };
    expect(await makePersona(cut, banyan)).toEqual(banyan);
    expect([await makeWaiting(cut), await makeWaiting(parts)]).toEqual([{ afterMs: 3 * minuteMs }, { afterMs: 2_000 }]);
    clock.advance(hourMs);
    expect([await makeWaiting(parts), [...backend.personas.values()]]).toEqual(['changed', [banyan]]);
  });

  it('of an account with an earlier name is changed later, not beside the token', async () => {
    const { aDevice, backend, clock } = aWorld();
    const parts = { ...aDevice(), chance: () => 0.5 };
    await makePersona(parts, banyan);
    const [names, turns, onboardings] = [new FakeAnonymousPersonas(), new FakeTurns(), new FakeOnboardings()];
    const device = new DeviceAnonymousPersonas({ ...parts, names, turns, onboardings, isNewWriter: () => true, displayName: () => undefined });
    backend.issued.clear();
    expect([await device.save(kite), await device.own()]).toEqual([banyan, banyan]);
    expect([backend.issued.size, [...backend.personas.values()]]).toEqual([1, [banyan]]);
    clock.advance(hourMs);
    expect([await device.makeWaiting(), [...backend.personas.values()], await device.own()]).toEqual(['changed', [kite], kite]);
  });
});

describe('a made-up name that lies on a device and is nobody’s (F-07)', () => {
  /** Device with a guest's name, found by a member of another account. */
  async function aFoundName(isNewWriter: boolean) {
    const { backend, aDevice } = aWorld();
    const shelf: FakeDevice = new Map();
    const { publicKey } = await new FakePersonaKeys(shelf, () => undefined).make();
    await new FakePersonaKeys(shelf, () => undefined).note({ persona: banyan });
    backend.personas.set(publicKey, banyan);
    const keys = new FakePersonaKeys(shelf, () => 'ravi');
    const parts = { ...aDevice('ravi'), keys, isNewWriter: () => isNewWriter, onboardings: new FakeOnboardings() };
    return { backend, keys, publicKey, parts, unclaimed: new DeviceUnclaimedNames(parts) };
  }

  it('is not renamed by anyone who makes a name there', async () => {
    const { backend, keys, publicKey, parts } = await aFoundName(true);
    const personas = new FakeKeyedPersonas(backend, () => publicKey);
    const tokens = new Proxy(parts.tokens, { get: () => () => Promise.reject(lost) });
    await expect(makePersona({ ...parts, personas, tokens }, kite)).rejects.toBe(lost);
    expect([backend.personas.get(publicKey), await keys.local()]).toEqual([banyan, undefined]);
  });

  it('is listed, and becomes the member’s who claims it, whose account writes from then on', async () => {
    const { backend, keys, publicKey, unclaimed } = await aFoundName(true);
    expect(await unclaimed.list()).toEqual([{ publicKey, persona: banyan }]);
    await unclaimed.claim(publicKey);
    expect([await keys.local(), [...backend.issued.keys()], await unclaimed.list()]).toEqual([{ publicKey, persona: banyan }, ['ravi'], []]);
  });

  it('costs no token where its key is not to be had', async () => {
    const { backend, publicKey, parts } = await aFoundName(true);
    const keys = new Proxy(parts.keys, {
      get: (target, name: keyof FakePersonaKeys) => (name === 'choose' ? () => Promise.reject(lost) : target[name].bind(target)),
    });
    await expect(new DeviceUnclaimedNames({ ...parts, keys }).claim(publicKey)).rejects.toBe(lost);
    expect(backend.issued.size).toBe(0);
  });

  it('stays there when the answer about the token is lost, and is claimed again', async () => {
    const { backend, keys, publicKey, parts } = await aFoundName(true);
    // An account that was issued a token has a name to write under, as the server sees it.
    const onboardings = new FakeOnboardings(aMemberFixture({ isReader: true, persona: banyan }));
    const unclaimed = new DeviceUnclaimedNames({ ...parts, onboardings, tokens: losing(parts.tokens, 'issue') });
    await expect(unclaimed.claim(publicKey)).rejects.toBe(lost);
    expect([await unclaimed.list(), await keys.local()]).toEqual([[{ publicKey, persona: banyan }], undefined]);
    await unclaimed.claim(publicKey);
    expect([(await keys.local())?.persona, [...backend.issued.keys()]]).toEqual([banyan, ['ravi']]);
  });

  it('costs a member who writes already no token', async () => {
    const { backend, keys, publicKey, unclaimed } = await aFoundName(false);
    await unclaimed.claim(publicKey);
    expect([(await keys.local())?.persona, backend.issued.size]).toEqual([banyan, 0]);
  });
});

describe('a token key', () => {
  it.each([
    ['is not in the ledger', () => new FakeRemovalLedger()],
    [
      'is one of two of its quarter there',
      (ledger: FakeRemovalLedger) => {
        ledger.add({ itemKind: 'issuer-key', itemId: `2026-q4-${'0'.repeat(64)}`, action: 'published', community: null });
        return ledger;
      },
    ],
    [
      'stands in a ledger whose chain is broken',
      (ledger: FakeRemovalLedger) => {
        ledger.chain = ledger.chain.map((entry) => (entry.sequence === 1 ? { ...entry, stars: 5 } : entry));
        return ledger;
      },
    ],
  ] as const)('is refused when it %s, and no token is asked for', async (_, forged) => {
    const { aDevice, ledger, backend } = aWorld();
    await expect(makePersona({ ...aDevice(), ledger: forged(ledger) }, banyan)).rejects.toMatchObject({ code: 'ISSUER_KEY_UNTRUSTED' });
    expect([backend.issued.size, backend.personas.size]).toEqual([0, 0]);
  });

  it('is found in a ledger of many pages', async () => {
    const { aDevice, ledger } = aWorld();
    ledger.chain = [];
    for (let at = 0; at < 120; at++) ledger.add({});
    ledger.add({ itemKind: 'issuer-key', itemId: fakeIssuerKey.keyId, action: 'published', community: null });
    expect(await makePersona(aDevice(), banyan)).toEqual(banyan);
  });
});
