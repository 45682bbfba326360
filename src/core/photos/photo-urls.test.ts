import { describe, expect, it } from 'vitest';
import { everyPhoto, photoSearchFromUrl, photosUrl } from './photo-urls.ts';

const read = (url: string) => photoSearchFromUrl(new URL(url, 'https://daftar.test').searchParams);

describe('the URL of the photos of a company (R-025, R-035)', () => {
  it('says the album and the page, and is read back', () => {
    expect(photosUrl('koyal-pay')).toBe('/photos/koyal-pay-photos');
    expect(photosUrl('koyal-pay', { album: 'events', page: 3 })).toBe('/photos/koyal-pay-photos?album=events&page=3');
    expect(read(photosUrl('koyal-pay', { album: 'events', page: 3 }))).toEqual({ album: 'events', page: 3 });
  });

  it.each(['?album=attic&page=0', '?page=two', '?page=501', ''])('shows all from the first on where it says what there is not: %s', (query) => {
    expect(read(`/photos/koyal-pay-photos${query}`)).toEqual(everyPhoto);
  });
});
