import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { aPicture } from '#tests/pictures.ts';
import { fill } from '#tests/screens/fill.ts';
import { keepsForm } from '#tests/screens/contributions/form-promises.ts';
import { aContributor, companyKnown, koyal, press } from '#tests/screens/contributions/with-contributions.ts';
import { somePhotos } from './some-photos.ts';

const kept = ({ backends }: ReturnType<typeof aContributor>) => [...backends.photos.kept.values()];
const file = async (name: string, type: 'png' | 'jpeg' = 'png') => new File([await aPicture(type)], name, { type: `image/${type}` });
const pick = (...files: readonly File[]) => userEvent.upload(screen.getByLabelText('Choose photos'), [...files], { applyAccept: false });

/** Goes from the first step, with the company known, to the photos. */
async function toThePhotos(): Promise<void> {
  await companyKnown();
  await press('Continue');
  await screen.findByRole('heading', { level: 2, name: 'Which photos?' });
}

async function pickOne(): Promise<void> {
  await toThePhotos();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What do they show?' }), 'Canteen');
  await pick(await file('one.png'));
  await press('Continue');
  await screen.findByRole('heading', { level: 2, name: 'Check and send' });
}

describe('the form of photos (R-083, R-084)', () => {
  keepsForm({
    kind: 'photos',
    query: '?company=koyal-pay',
    fillIn: pickOne,
    send: 'Send the photos',
    sent: { album: 'cafeteria', there: [1] },
    context: 'photos',
    elsewhere: ['?rid=elsewhere&step=photos', 'You cannot change these photos from this device.'],
  });

  it('takes photos with a line each, and sends them once by key (F-07)', async () => {
    const photographer = aContributor();
    const { router } = await photographer.formOf('photos', '?company=koyal-pay');
    await toThePhotos();
    await press('Continue');
    expect(await screen.findByText('Choose a photo.')).toBeTruthy();
    expect(screen.getByText('Choose what they show.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What do they show?' }), 'Canteen');
    await pick(await file('one.png'), await file('two.jpeg', 'jpeg'), new File(['no'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('notes.txt is not a JPEG, PNG or WebP.')).toBeTruthy();
    await fill(screen.getByRole('textbox', { name: /^Caption for photo 2/ }), 'Tea at four.');
    await press('Continue');
    await screen.findByRole('heading', { level: 2, name: 'Check and send' });
    expect(screen.getByText('2 photos')).toBeTruthy();
    await press('Send the photos');
    await waitFor(() => expect(router.current?.location.pathname).toBe(screens.nextStep));
    expect(kept(photographer)).toMatchObject([{ album: 'cafeteria', captions: [null, 'Tea at four.'], there: [1, 2] }]);
    expect(photographer.tokens.issued.size).toBe(1);
  });

  it('takes a photo out again with its line, and no more than six', async () => {
    await aContributor().formOf('photos', '?company=koyal-pay');
    await toThePhotos();
    const seven = await Promise.all(Array.from({ length: 7 }, (_, at) => file(`p${at + 1}.png`)));
    await pick(...seven);
    expect(await screen.findByText('p7.png was left out: you can send 6 photos at a time.')).toBeTruthy();
    await fill(screen.getByRole('textbox', { name: /^Caption for photo 2/ }), 'The second.');
    await press('Remove p1.png');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Caption for photo 1/ }).value).toBe('The second.');
  });

  it('finds the photos and their lines again after a reload, and sends those', async () => {
    const photographer = aContributor();
    await photographer.formOf('photos', '?company=koyal-pay');
    await toThePhotos();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What do they show?' }), 'Canteen');
    await pick(await file('one.png'), await file('two.png'));
    await fill(screen.getByRole('textbox', { name: /^Caption for photo 2/ }), 'Tea at four.');
    await press('Remove one.png');
    cleanup();
    await photographer.formOf('photos', '?company=koyal-pay');
    await screen.findByRole('heading', { level: 2, name: 'Check and send' });
    expect(screen.getByText('1 photo')).toBeTruthy();
    await press('Send the photos');
    await waitFor(() => expect(kept(photographer)).toMatchObject([{ captions: ['Tea at four.'], there: [1] }]));
    cleanup();
    await photographer.formOf('photos', '?company=koyal-pay&step=photos');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('keeps no secret in the address bar (D-22)', async () => {
    const { router } = await aContributor().formOf('photos', '?SecretKey=s3cret&UploadId=u1&company=koyal-pay');
    await waitFor(() => expect(router.current?.location.search).toBe('?company=koyal-pay'));
  });

  it('opens at the photos that a link asks for, and names the company (R-086)', async () => {
    const { router } = await aContributor().formOf('photos', '?showPhotosModal=true&company=koyal-pay');
    await screen.findByRole('heading', { level: 2, name: 'Which photos?' });
    expect(router.current?.location.search).toBe('?company=koyal-pay&step=photos');
  });

  it('changes what is said of visible photos, and leaves the photos alone', async () => {
    const photographer = aContributor();
    const { photoSetId } = await photographer.photos.send(koyal, somePhotos);
    photographer.backends.photos.comeOut(photoSetId);
    await photographer.formOf('photos', `?rid=${photoSetId}&step=photos`);
    const line = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Caption for photo 1/ });
    await waitFor(() => expect(line.value).toBe('My desk.'));
    expect(screen.queryByLabelText('Choose photos')).toBeNull();
    await userEvent.clear(line);
    await press('Continue');
    await press('Save changes');
    await waitFor(() => expect(kept(photographer)).toMatchObject([{ captions: [null, null], there: [1, 2], version: 1 }]));
  });
});
