import { describe, expect, it } from 'vitest';
import {
  captionsTyped,
  emptyPhotos,
  fieldsOfPhotos,
  freePlaces,
  photoFactsOf,
  photoFormProblems,
  takesPhotos,
  withCaption,
  withoutCaption,
} from './photo-form.ts';

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
    expect(withoutCaption(typed, [0, 1, 2], 0)).toBe('\nThe roof\n');
  });

  it('adds to what is at places without a photo, while nobody has seen it (R-086)', () => {
    expect([freePlaces(), freePlaces({ there: [1, 3] })]).toEqual([
      [0, 1, 2, 3, 4, 5],
      [1, 3, 4, 5],
    ]);
    expect(withoutCaption(['Mine', 'a', 'Mine too', 'b', 'c'], [1, 3, 4], 1)).toBe('Mine\nb\nMine too\nc\n');
    const hidden = { measure: 'hide', rule: 'other', decidedOn: null, note: '', appeal: 'none', mayAppeal: false } as const;
    expect([takesPhotos({ state: 'submitted', moderation: [] }), takesPhotos({ state: 'live', moderation: [] })]).toEqual([true, false]);
    expect(takesPhotos({ state: 'submitted', moderation: [hidden] })).toBe(false);
  });

  it('is filled with what exists already, to be changed', () => {
    const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
    const own = { photoSetId: 'p1', company, album: 'team', captions: [null, 'Us'], there: [1, 2], state: 'live', version: 0, moderation: [] } as const;
    expect(photoFactsOf(fieldsOfPhotos(own), 2)).toEqual({ album: 'team', captions: [null, 'Us'] });
  });
});
