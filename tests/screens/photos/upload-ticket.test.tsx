import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { existing, Failure } from '#core/failure.ts';
import type { UploadTicket } from '#core/photos/upload-ticket.ts';
import * as contributions from '#web/app/contributions/contributions-wiring.ts';
import { aContributingDevice } from '#tests/contribution-device.ts';
import { aPicture } from '#tests/pictures.ts';
import { fill } from '#tests/screens/fill.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { aContributor, companyKnown, koyal, press } from '#tests/screens/contributions/with-contributions.ts';
import { somePhotos } from './some-photos.ts';

/** Device whose member sent two photos from another one, and the link to them. */
async function withLink(given: Partial<UploadTicket> = {}) {
  const device = aContributor();
  const other = aContributingDevice({ photos: device.backends.photos });
  const { photoSetId } = await other.photos.send(koyal, somePhotos);
  const [publicKey = ''] = device.backends.photos.kept.keys();
  device.brought.brought = { ...(await other.tickets.issue(publicKey, photoSetId)), ...given };
  return { device, photoSetId, publicKey, own: () => device.backends.photos.kept.get(publicKey) };
}

const pick = async (name: string) => userEvent.upload(screen.getByLabelText('Choose photos'), new File([await aPicture()], name, { type: 'image/png' }));
const thePhotos = () => screen.findByRole('heading', { level: 1, name: 'Edit your photos of Koyal Pay' });

/** Claims the link after its question, as the form has a button of this name too. */
const accept = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Continue with photos from another device?' });
  await press('Continue');
};

describe('photos that go on at another device (R-086)', () => {
  it('ask first, and for a stranger’s link keep nothing, while the form works', async () => {
    const { device } = await withLink();
    const redeem = vi.spyOn(device.tickets, 'redeem');
    await device.formOf('photos', '?company=koyal-pay');
    expect(await screen.findByRole('heading', { level: 2, name: 'Continue with photos from another device?' })).toBeTruthy();
    expect(screen.getByText(/^Use only a link that you made yourself/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
    await press('Not now');
    await companyKnown();
    expect(document.activeElement?.role).toBe('status');
    await press('Continue');
    await screen.findByRole('heading', { level: 2, name: 'Which photos?' });
    expect([redeem.mock.calls, await device.photos.local()]).toEqual([[], []]);
  });

  it('open by the link, and take one more with its line and one key', async () => {
    const { device, photoSetId, publicKey, own } = await withLink();
    const { router } = await device.formOf('photos');
    expect(await device.keys.list()).toEqual([]);
    await accept();
    await thePhotos();
    expect(router.current?.location.search).toBe(`?rid=${photoSetId}&step=photos`);
    expect((await device.keys.list()).map((key) => key.publicKey)).toEqual([publicKey]);
    await pick('lift.png');
    await fill(screen.getByRole('textbox', { name: /^Caption for photo 3/ }), 'The lift.');
    await press('Continue');
    expect(await screen.findByRole('img', { name: 'The lift.' })).toBeTruthy();
    await press('Save changes');
    await waitFor(() => expect(own()).toMatchObject({ captions: ['My desk.', null, 'The lift.'], there: [1, 2, 3] }));
    expect(device.tokens.issued.size).toBe(0);
  });

  it('are continued where they stopped: the missing photo is chosen here', async () => {
    const { device, publicKey, own } = await withLink();
    device.backends.photos.kept.set(publicKey, { ...existing(own()), there: [2] });
    await device.formOf('photos');
    await accept();
    await thePhotos();
    expect(await screen.findByText(/^1 photo has not uploaded/)).toBeTruthy();
    await pick('desk.png');
    expect(screen.queryByText(/has not uploaded/)).toBeNull();
    await press('Continue');
    await press('Save changes');
    await waitFor(() => expect(own()).toMatchObject({ captions: ['My desk.', null], there: [1, 2] }));
  });

  it.each([
    ['a wrong key', { secretKey: 'abc' }, /^This link does not open these photos/],
    ['other photos', { photoSetId: 'other' }, /^This link does not open these photos/],
    ['no photos', { secretKey: 'A'.repeat(43) }, /^There are no photos at this link/],
  ])('say so where the link is of %s, keep nothing, and leave the form working', async (_, wrong, said) => {
    const { device } = await withLink(wrong);
    await device.formOf('photos', '?company=koyal-pay');
    await accept();
    expect(await screen.findByText(said)).toBeTruthy();
    await companyKnown();
    await press('Continue');
    await screen.findByRole('heading', { level: 2, name: 'Which photos?' });
    expect(await device.photos.local()).toEqual([]);
  });

  it('say so where half of the link is missing', async () => {
    const { device } = await withLink();
    device.brought.brought = 'half';
    await device.formOf('photos', '?company=koyal-pay');
    expect(await screen.findByText(/^A part of the link is missing/)).toBeTruthy();
    await companyKnown();
  });

  it('wait for the connection where there is none, and open when it is back', async () => {
    const { device, photoSetId } = await withLink();
    const { redeem } = device.tickets;
    let isAway = true;
    device.tickets.redeem = async (ticket) => {
      if (isAway) throw new Failure('offline');
      return redeem.call(device.tickets, ticket);
    };
    const { router, connections, clock } = await device.formOf('photos', '?company=koyal-pay');
    connections.isServerThere = false;
    await accept();
    expect(await screen.findByText(/^No connection. Leave this page open/)).toBeTruthy();
    await companyKnown();
    expect([...device.storage.kept.values()].join()).not.toContain(photoSetId);
    isAway = false;
    connections.isServerThere = true;
    await waitFor(() => {
      clock.advance(15_000);
      expect(router.current?.location.search).toBe(`?rid=${photoSetId}&step=photos`);
    });
    await thePhotos();
  });
});

describe('photos in the list of a device (R-086)', () => {
  it('have a link with the key behind the hash, and say what it opens', async () => {
    const device = aContributor();
    const { photoSetId } = await device.photos.send(koyal, somePhotos);
    const [publicKey = ''] = device.backends.photos.kept.keys();
    await asMember(contributions, '/contribute', device.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'Check status' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue on another device' }));
    expect(await screen.findByText(/Anyone who has it can add, change and delete these photos/)).toBeTruthy();
    const link = `http://daftar.test/features#UploadId=${photoSetId}&SecretKey=${await device.keys.secretOf(publicKey)}`;
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link to your photos' })).value).toBe(link);
    await press('Copy or share the link');
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect(device.clipboards.text).toBe(link);
    await press('Close');
    await waitFor(() => expect(document.body.innerHTML).not.toContain('SecretKey'));
  });
});
