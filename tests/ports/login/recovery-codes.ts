import { expect, it } from 'vitest';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';

/** Recovery codes of a fresh login, and a signed-out browser. */
export interface RecoveryCodesStand {
  readonly codes: RecoveryCodes;
  readonly guest: RecoveryCodes;
}

export function meetsContract(open: () => Promise<RecoveryCodesStand>): void {
  it('makes ten codes that nobody mistakes for each other', async () => {
    const codes = await (await open()).codes.make();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/);
  });

  it('lets their owner in by each of them once, with or without dashes', async () => {
    const { codes, guest } = await open();
    const [first = '', second = ''] = await codes.make();
    expect((await guest.logIn(first)).member.displayName).toBe('Member');
    await expect(guest.logIn(first)).rejects.toMatchObject({ kind: 'signed-out' });
    await guest.logIn(second.replaceAll('-', ''));
  });

  it('lets nobody in by a code of former ones, or by none (F-32)', async () => {
    const { codes, guest } = await open();
    const [old = ''] = await codes.make();
    await codes.make();
    for (const code of [old, '0000-0000-0000-0000-0000-0000', 'wxyz-wxyz-wxyz-wxyz'])
      await expect(guest.logIn(code)).rejects.toMatchObject({ kind: 'signed-out' });
  });
}
