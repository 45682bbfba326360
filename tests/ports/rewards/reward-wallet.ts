import { expect, it } from 'vitest';
import type { GotCode, LocalPoint, RewardWallet } from '#core/rewards/reward-wallet.ts';

/** Opens a device. Returns the wallet of each member, or of a guest. */
export type OpenWallets = () => (member?: string) => RewardWallet;

const aPoint = (prefix: string): LocalPoint => ({ keyId: 'reward-2026-1', prefix, signature: 's' });
const code: GotCode = { couponId: 'chai', title: { en: 'Chai', hi: 'चाय' }, code: 'CHAI-1', gotOn: '2026-11-20' };

/** Promises of RewardWallet for every adapter. */
export function keepsWallet(openDevice: OpenWallets): void {
  it('keeps points, in place of what it knew of the same ones', async () => {
    const wallet = openDevice()('asha');
    expect(await wallet.contents()).toEqual({ points: [], codes: [] });
    await wallet.keep([aPoint('a'), aPoint('b')]);
    await wallet.keep([{ ...aPoint('b'), payingFor: 'chai' }]);
    expect((await wallet.contents()).points).toEqual([aPoint('a'), { ...aPoint('b'), payingFor: 'chai' }]);
    await wallet.drop([aPoint('a')]);
    expect((await wallet.contents()).points.map(({ prefix }) => prefix)).toEqual(['b']);
  });

  it('keeps a code in place of the points paid, until it is forgotten', async () => {
    const wallet = openDevice()('asha');
    await wallet.keep([aPoint('a'), aPoint('b')]);
    await wallet.pay(code, [aPoint('a')]);
    expect(await wallet.contents()).toEqual({ points: [aPoint('b')], codes: [code] });
    await wallet.forget(code);
    expect(await wallet.contents()).toEqual({ points: [aPoint('b')], codes: [] });
  });

  it('belongs to one member through sign-out, and to nobody after their account', async () => {
    const device = openDevice();
    await device('asha').keep([aPoint('a')]);
    await device('asha').pay(code, []);
    for (const other of [device('ravi'), device()]) {
      expect(await other.contents()).toEqual({ points: [], codes: [] });
      await other.drop([aPoint('a')]);
      await other.forget(code);
    }
    expect(await device('asha').contents()).toEqual({ points: [aPoint('a')], codes: [code] });
    await device('asha').release();
    expect([await device('asha').contents(), await device().contents()]).toEqual([
      { points: [], codes: [] },
      { points: [aPoint('a')], codes: [code] },
    ]);
  });
}
