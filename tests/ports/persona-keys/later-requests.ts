import { expect, it } from 'vitest';
import type { LaterRequests } from '#core/persona-keys/later-requests.ts';

export const submissionKey = 'post-of-a-test-0001';

/** Opens the adapter of one key, with a way to queue requests of any key. */
export type OpenLaterRequests = () => Promise<{ readonly requests: LaterRequests; readonly wait: (whose: 'own' | 'other') => void }>;

export function keepsLaterRequests(open: OpenLaterRequests): void {
  it('is withdrawn once', async () => {
    const { requests, wait } = await open();
    wait('own');
    expect([await requests.withdraw(submissionKey), await requests.withdraw(submissionKey)]).toEqual([true, false]);
  });

  it('is withdrawn by nobody else', async () => {
    const { requests, wait } = await open();
    wait('other');
    expect(await requests.withdraw(submissionKey)).toBe(false);
  });
}
