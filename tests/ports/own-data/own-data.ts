import { expect, it } from 'vitest';
import { minuteMs } from '#core/figures/durations.ts';
import { ownDataPageSize } from '#core/own-data/own-data.ts';
import type { OpenedOwnDataPorts } from '../settings/opened-own-data-ports.ts';

/** Promises of OwnData for an account. */
export function keepsOwnData(open: () => Promise<OpenedOwnDataPorts>): void {
  it('tells the account of its member, and not that of another (F-22)', async () => {
    const { ports, others } = await open();
    const [mine, theirs] = [await (await ports()).ownData.ofAccount(null), await (await others()).ownData.ofAccount(null)];
    expect(mine.items.length).toBeLessThanOrEqual(ownDataPageSize);
    const [account, other] = [mine, theirs].map(({ items }) => items.filter(({ table }) => table === 'account'));
    expect([account?.length, other?.length]).toEqual([1, 1]);
    expect(account?.[0]?.row).toMatchObject({ role: 'member', made_on: expect.any(String) });
    expect(JSON.stringify(mine)).not.toContain(String(other?.[0]?.row['id']));
  });

  it('begins with a login of the last ten minutes alone (F-22, S-25)', async () => {
    const { ports, clock } = await open();
    const { ownData } = await ports();
    clock.advance(10 * minuteMs);
    await expect(ownData.ofAccount(null)).rejects.toMatchObject({ kind: 'conflict', code: 'SIGN_IN_AGAIN' });
  });

  it('goes on by no cursor that it did not give (F-22)', async () => {
    const { ownData } = await (await open()).ports();
    await expect(ownData.ofAccount('a-cursor-of-nobody')).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });
}
