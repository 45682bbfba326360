import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { photosPath, screens } from '#core/navigation/screens.ts';
import { photosUrl } from '#core/photos/photo-urls.ts';
import { Photos } from '#core/photos/photos.ts';
import * as wiring from '#web/app/photos/company-photos-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePhotos } from '#tests/fakes/photos/fake-photos.ts';
import { aKnownPhotoSet, type KnownPhotoSet } from '#tests/fakes/photos/known-photos.ts';
import { open } from '#tests/screens/open.tsx';

const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', photosCount: 20 });
const at = (known: Partial<KnownPhotoSet> = {}): KnownPhotoSet => aKnownPhotoSet({ companyId: koyal.companyId, ...known });

const opened = (sets: readonly KnownPhotoSet[], url = photosPath('koyal-pay')) =>
  open(wiring, screens.companyPhotos, url, [
    [Companies, new FakeCompanies([koyal])],
    [Photos, new FakePhotos([koyal], sets)],
  ]);

const tiles = () => within(screen.getByRole('region', { name: 'Photos' })).getAllByRole('img');
const gallery = () => within(screen.getByRole('dialog'));
const press = (key: string) => userEvent.keyboard(`{${key}}`);

describe('the photos of a company (R-025, R-035)', () => {
  it('are in albums with counts, eighteen first, and the tab says how many', async () => {
    const { router } = opened([...Array.from({ length: 19 }, () => at()), at({ album: 'events', week: '2026-W41', captions: ['Diwali'] })]);
    await waitFor(() => expect(tiles().length).toBe(18));
    const albums = within(screen.getByRole('navigation', { name: 'Albums' })).getAllByRole('link');
    expect(albums.map((album) => [album.textContent, album.getAttribute('href')])).toEqual([
      ['All (20)', '/photos/koyal-pay-photos'],
      ['Office (19)', '/photos/koyal-pay-photos?album=office'],
      ['Events (1)', '/photos/koyal-pay-photos?album=events'],
    ]);
    expect(screen.getByRole('link', { name: /^Office Photos/ }).getAttribute('aria-current')).toBe('page');
    expect(router.current?.loaded?.head()).toMatchObject({ title: 'Photos of Koyal Pay | Daftar', canonical: '/photos/koyal-pay-photos', status: 200 });
    await userEvent.click(screen.getByRole('link', { name: 'Show more photos' }));
    await waitFor(() => expect(tiles().length).toBe(20));
    expect(screen.getByText('That is everything.')).toBeTruthy();
  });

  it('are narrowed to an album by its address', async () => {
    opened([at(), at({ album: 'events', captions: ['Diwali'] })], photosUrl('koyal-pay', { album: 'events' }));
    expect(await screen.findByRole('img', { name: 'Diwali' })).toBeTruthy();
    expect(tiles().length).toBe(1);
  });

  it('say that there are none, and how one comes to add some', async () => {
    opened([]);
    expect(await screen.findByText('No Photos Found yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add photos' }).getAttribute('href')).toBe('/features?company=koyal-pay');
  });

  it('mark those by the company with their day, apart from the others', async () => {
    opened([at({ captions: ['the lift'] }), at({ captions: ['Our roof'], authorRef: `desk-of-${koyal.companyId}`, week: '2026-W41' })]);
    const own = within(await screen.findByRole('region', { name: 'Photos by the company' }));
    expect(own.getByText(/^By the company, .*2026$/)).toBeTruthy();
    expect(tiles().map((photo) => photo.getAttribute('alt'))).toEqual(['the lift']);
    await userEvent.click(own.getByRole('img', { name: 'Our roof' }));
    expect(gallery().getByText('1 of 1')).toBeTruthy();
    expect(gallery().getByText(/^By the company/)).toBeTruthy();
  });

  it('show those that helped most above all others (R-030)', async () => {
    opened([at({ captions: ['the lift'] }), at({ captions: ['the roof'], helpful: 4 })]);
    const helpful = within(await screen.findByRole('region', { name: 'Most helpful' }));
    expect(helpful.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual(['the roof']);
  });

  it('lead on where there is no such company', async () => {
    opened([], '/photos/nobody-photos');
    expect(await screen.findByRole('heading', { name: 'We could not find this company.' })).toBeTruthy();
  });
});

describe('the gallery (R-035, R-041)', () => {
  const three = [at({ captions: ['one', 'two', 'three'] })];

  it('opens at what was pressed, follows the keys, and returns the focus', async () => {
    opened(three);
    const second = await screen.findByRole('link', { name: 'two' });
    second.focus();
    await press('Enter');
    await screen.findByRole('dialog', { name: 'Office' });
    expect(gallery().getByText('2 of 3')).toBeTruthy();
    await press('ArrowRight');
    expect(gallery().getByText('3 of 3')).toBeTruthy();
    await press('ArrowRight');
    expect(gallery().getByText('3 of 3')).toBeTruthy();
    await press('Home');
    expect(gallery().getByText('1 of 3')).toBeTruthy();
    await press('End');
    expect(gallery().getByText('3 of 3')).toBeTruthy();
    await userEvent.click(gallery().getByRole('button', { name: 'Previous photo' }));
    expect(gallery().getByText('2 of 3')).toBeTruthy();
    expect(gallery().getByText('two')).toBeTruthy();
    await userEvent.click(gallery().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(second);
  });

  it('reads on near the end of what is there', async () => {
    opened(Array.from({ length: 20 }, () => at()));
    await waitFor(() => expect(tiles().length).toBe(18));
    await userEvent.click(screen.getByRole('region', { name: 'Photos' }).querySelector('li a') ?? document.body);
    await screen.findByRole('dialog');
    expect(gallery().getByText('1 of 20')).toBeTruthy();
    await press('End');
    await waitFor(() => expect(tiles().length).toBe(20));
    await press('End');
    expect(gallery().getByText('20 of 20')).toBeTruthy();
  });
});
