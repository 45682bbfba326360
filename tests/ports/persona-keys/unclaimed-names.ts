import { expect, it } from 'vitest';
import type { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

/** Device as found by a member without a name. */
export interface Newcomer {
  readonly unclaimed: UnclaimedNames;
  readonly own: () => Promise<AnonymousPersona | undefined>;
}

const banyan = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
const kite = { userName: 'Brave Kite', avatarUri: '3-rose' };

/** Promises of UnclaimedNames for every adapter, on a device with unowned names (F-07). */
export function keepsUnclaimedNames(open: (left: readonly AnonymousPersona[]) => Promise<Newcomer>): void {
  it('lists every name that lies here, and makes none of them the member’s unasked', async () => {
    const { unclaimed, own } = await open([banyan, kite]);
    expect((await unclaimed.list()).map(({ persona }) => persona)).toEqual([banyan, kite]);
    expect(await own()).toBeUndefined();
  });

  it('makes a claimed name the member’s, and asks no more', async () => {
    const { unclaimed, own } = await open([banyan, kite]);
    const [, second] = await unclaimed.list();
    await unclaimed.claim(second?.publicKey ?? '');
    expect(await own()).toEqual(kite);
    expect(await unclaimed.list()).toEqual([]);
  });

  it('refuses a name that does not lie here, and leaves those that do', async () => {
    const { unclaimed, own } = await open([banyan, kite]);
    await expect(unclaimed.claim('of another device')).rejects.toMatchObject({ kind: 'missing', code: 'NO_KEY' });
    expect((await unclaimed.list()).map(({ persona }) => persona)).toEqual([banyan, kite]);
    expect(await own()).toBeUndefined();
  });

  it('lists nothing where no key lies', async () => {
    expect(await (await open([])).unclaimed.list()).toEqual([]);
  });
}
