import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { photoSetPath, screens } from '#core/navigation/screens.ts';
import { Photos } from '#core/photos/photos.ts';
import * as wiring from '#web/app/photos/photo-set-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakePhotos } from '#tests/fakes/photos/fake-photos.ts';
import { aKnownPhotoSet } from '#tests/fakes/photos/known-photos.ts';
import { open } from '#tests/screens/open.tsx';

const set = aKnownPhotoSet({ companyId: koyal.companyId, captions: ['the lift', null], helpful: 3 });
const opened = (photoSetId: string) => open(wiring, screens.photoSet, photoSetPath(photoSetId), [[Photos, new FakePhotos([koyal], [set])]]);

describe('photos that were sent together (R-030)', () => {
  it('have their own address, where readers call them helpful or wrong', async () => {
    opened(set.photoSetId);
    expect(await screen.findByRole('heading', { level: 1, name: 'Photos of Koyal Pay' })).toBeTruthy();
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual(['the lift', 'Office, photo 2 of 2']);
    expect(screen.getByRole('button', { name: /^Helpful/ }).textContent).toContain('3');
    expect(screen.getByRole('button', { name: 'Report' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All photos of Koyal Pay' }).getAttribute('href')).toBe('/photos/koyal-pay-photos');
  });

  it('are said to be gone where they are', async () => {
    opened('nothing');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find these photos.' })).toBeTruthy();
  });
});
