import { expect, it } from 'vitest';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import type { UploadTickets } from '#core/photos/upload-tickets.ts';
import { drawable } from '#core/rewards/local-rewards.ts';

/** Device that sent photos, and another of the same author. */
export interface TwoDevices {
  readonly here: { readonly tickets: UploadTickets; readonly publicKey: string; readonly photos: OwnPhotos; readonly photoSetId: string };
  readonly there: { readonly tickets: UploadTickets; readonly keys: ContributionKeys };
  readonly today: string;
}

export function keepsUploadTickets(open: () => Promise<TwoDevices>): void {
  it('keep the key once on the other device after it opened the photos', async () => {
    const { here, there, today } = await open();
    const ticket = await here.tickets.issue(here.publicKey, here.photoSetId);
    const { photoSetId } = here;
    for (const _ of ['once', 'twice']) expect(await there.tickets.redeem(ticket)).toMatchObject({ photoSetId, album: 'cafeteria' });
    expect(await there.keys.list()).toEqual([{ publicKey: here.publicKey, kind: 'photo', thingId: photoSetId, about: 'Koyal Pay', sentOn: today }]);
    expect(drawable(await there.keys.list(), new Set(), today)).toEqual([]);
  });

  it('keep no key that is none, is of other photos, or opens nothing (S-44)', async () => {
    const { here, there } = await open();
    const ticket = await here.tickets.issue(here.publicKey, here.photoSetId);
    const refused: readonly (readonly [object, string])[] = [
      [{ secretKey: 'abc' }, 'invalid'],
      [{ secretKey: `${ticket.secretKey}!` }, 'invalid'],
      [{ photoSetId: 'another' }, 'invalid'],
      [{ secretKey: 'A'.repeat(43) }, 'missing'],
    ];
    for (const [wrong, kind] of refused) await expect(there.tickets.redeem({ ...ticket, ...wrong })).rejects.toMatchObject({ kind });
    await here.photos.remove(here.photoSetId);
    await expect(there.tickets.redeem(ticket)).rejects.toMatchObject({ kind: 'missing' });
    expect(await there.keys.list()).toEqual([]);
  });

  it('are made for no key that is not here', async () => {
    const { here, there } = await open();
    await expect(there.tickets.issue(here.publicKey, here.photoSetId)).rejects.toMatchObject({ code: 'NO_KEY' });
  });
}
