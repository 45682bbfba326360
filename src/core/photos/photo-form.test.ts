import { describe, expect, it } from 'vitest';
import { captionsTyped, emptyPhotos, fieldsOfPhotos, photoFactsOf, photoFormProblems, withCaption, withoutCaption } from './photo-form.ts';

const filled = { ...emptyPhotos, companyUrlName: 'koyal-pay', companyName: 'Koyal Pay', album: 'events', captions: 'Diwali\n\nThe roof' };

describe('the form of photos (R-084)', () => {
  it('asks for a company, an album and a photo', () => {
    expect(photoFormProblems(emptyPhotos, 0)).toEqual({ company: 'missing', album: 'missing', photos: 'missing' });
    expect(photoFormProblems(filled, 3)).toEqual({});
    expect(photoFormProblems(filled, 7)).toEqual({ photos: 'many' });
  });

  it('has a line for each photo, and says nothing where none was typed', () => {
    expect(photoFactsOf(filled, 4)).toEqual({ album: 'events', captions: ['Diwali', null, 'The roof', null] });
    const typed = captionsTyped(filled, 3);
    expect(withCaption(typed, 1, 'The\nlift')).toBe('Diwali\nThe lift\nThe roof');
    expect(withoutCaption(typed, 0)).toBe('\nThe roof');
  });

  it('is filled with what stands already, to be changed', () => {
    const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
    const own = { photoSetId: 'p1', company, album: 'team', captions: [null, 'Us'], there: [1, 2], state: 'live', version: 0, moderation: [] } as const;
    expect(photoFactsOf(fieldsOfPhotos(own), 2)).toEqual({ album: 'team', captions: [null, 'Us'] });
  });
});
