import { expect, it } from 'vitest';
import type { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

/** A device as a member comes to it who has no name yet. */
export interface Newcomer {
  readonly unclaimed: UnclaimedNames;
  /** The name that the member writes under. */
  readonly own: () => Promise<AnonymousPersona | undefined>;
}

const banyan = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
const kite = { userName: 'Brave Kite', avatarUri: '3-rose' };

/** The promises of UnclaimedNames, held by every adapter; it is opened on a device where names lie that are nobody's (F-07). */
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
