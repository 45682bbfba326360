import { expect, it } from 'vitest';
import type { OpenedOwnDataPorts } from '#tests/ports/settings/opened-own-data-ports.ts';

const address = 'asha.rao@example.in';
const refused = { kind: 'invalid', code: 'LINK_INVALID' };

export function keepsMailAddresses(open: () => Promise<OpenedOwnDataPorts>): void {
  it('takes an address, and shows only enough of it to be recognised', async () => {
    const { mailAddresses } = await (await open()).ports();
    expect(await mailAddresses.own()).toBeUndefined();
    expect(await mailAddresses.give(address.toUpperCase(), 'en')).toEqual({ masked: 'a•••@example.in', isConfirmed: false });
    expect(await mailAddresses.own()).toEqual({ masked: 'a•••@example.in', isConfirmed: false });
    await mailAddresses.remove();
    await mailAddresses.remove();
    expect(await mailAddresses.own()).toBeUndefined();
  });

  it('is confirmed by what was mailed there, also twice and by a guest', async () => {
    const opened = await open();
    const { mailAddresses } = await opened.ports();
    await mailAddresses.give(address, 'hi');
    const token = opened.tokenMailedTo(address);
    for (let times = 0; times < 2; times++) await mailAddresses.confirm(token);
    expect(await mailAddresses.own()).toEqual({ masked: 'a•••@example.in', isConfirmed: true });
    expect(await mailAddresses.give(address, 'en')).toEqual({ masked: 'a•••@example.in', isConfirmed: true });
  });

  it('is confirmed by no link that is foreign, removed or made up', async () => {
    const opened = await open();
    const { mailAddresses } = await opened.ports();
    await mailAddresses.give(address, 'en');
    const token = opened.tokenMailedTo(address);
    await mailAddresses.give('another@example.in', 'en');
    for (const wrong of [token, 'a-token-that-nobody-gave-out']) await expect(mailAddresses.confirm(wrong)).rejects.toMatchObject(refused);
    expect(await mailAddresses.own()).toEqual({ masked: 'a•••@example.in', isConfirmed: false });
    const other = opened.tokenMailedTo('another@example.in');
    await mailAddresses.remove();
    await expect(mailAddresses.confirm(other)).rejects.toMatchObject(refused);
  });

  it('is confirmed again where it is changed, and is one’s own alone', async () => {
    const opened = await open();
    const { mailAddresses } = await opened.ports();
    await mailAddresses.give(address, 'en');
    await mailAddresses.confirm(opened.tokenMailedTo(address));
    expect(await mailAddresses.give('new@example.in', 'en')).toEqual({ masked: 'n•••@example.in', isConfirmed: false });
    const { mailAddresses: theirs } = await opened.others();
    expect(await theirs.own()).toBeUndefined();
    await theirs.remove();
    expect(await mailAddresses.own()).toEqual({ masked: 'n•••@example.in', isConfirmed: false });
  });

  it('takes nothing that is no address', async () => {
    const { mailAddresses } = await (await open()).ports();
    for (const wrong of ['asha', 'Asha <asha@example.in>', 'asha@example.in,boss@example.in'])
      await expect(mailAddresses.give(wrong, 'en')).rejects.toMatchObject({ kind: 'invalid' });
    expect(await mailAddresses.own()).toBeUndefined();
  });
}
