import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyOfferText } from '../offers/offer-text.ts';
import { keptFrom, saysSame, writingIn } from './kept-writing.ts';
import { offerFacts } from '#tests/content.ts';
import { blank, type Writing } from './writing.ts';

const writing: Writing = {
  ...blank('submission-key-0001'),
  kind: 'image',
  title: 'Notice',
  inputText: 'Ninety days?',
  profileType: 'DESIGNATION',
  selectedCommunity: { entityId: 'c', type: 'topic', name: 'Notice' },
  pictures: [{ pictureId: 'a', details: 'a.jpg', uri: '/media/a', aspectRatio: 1.5, uploadKey: 'a', isUploading: false, takers: ['DESIGNATION'] }],
  poll: { options: ['Yes', 'No'], days: 3 },
  offers: [{ ...offerFacts({ isCurrent: true }), offerId: 's', takers: ['ANONYMOUS'] }],
  changedOffer: { offerId: 's', text: { ...emptyOfferText, companyName: 'Rivaaz Labs', fixedRupees: '14' } },
  copyOf: { postId: 'p1', profileType: 'ANONYMOUS' },
  typedOffer: { ...emptyOfferText, companyName: 'Koyal Pay', fixedRupees: '12', workMode: 'remote', isCurrent: true },
};

describe('a post kept on the device (R-060)', () => {
  it('comes back as it was left', () => {
    expect(writingIn(JSON.parse(JSON.stringify(keptFrom(writing))))).toEqual(writing);
  });

  it('comes back without pictures that had not arrived, and without URLs that are not ours', () => {
    const kept = keptFrom(writing);
    const picture = kept.images[0];
    expect(
      writingIn({
        ...kept,
        images: [
          { ...picture, uploadKey: null },
          { ...picture, uri: 'https://evil.test/x.png' },
        ],
      })?.pictures,
    ).toEqual([]);
  });

  it('is nothing or a whole one, whatever someone has put in its place', () => {
    expect(writingIn(undefined)).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.constantFrom(...Object.keys(keptFrom(writing))), fc.anything()), (any, tampered) => {
        writingIn(any);
        const read = writingIn({ ...tampered, submissionKey: 'submission-key-0001' });
        return read !== undefined && typeof read.title === 'string' && Array.isArray(read.pictures) && Array.isArray(read.poll.options);
      }),
    );
  });
});

describe('two drafts (R-060)', () => {
  const kept = writingIn(JSON.parse(JSON.stringify(keptFrom(writing)))) ?? writing;

  it('hold the same, wherever they were stored and whatever was answered to them', () => {
    expect(saysSame(kept, { ...writing, postCreationFailureMsg: 'Try later', openTouchpoint: 'user_logged_in' })).toBe(true);
  });

  it.each([
    ['a text', { inputText: 'Ninety days? And my letter?' }],
    ['an option of a poll', { poll: { options: ['Yes', 'No', 'Ask'], days: 3 } }],
    ['an offer that is typed', { typedOffer: null }],
    ['a picture on its way', { pictures: [...writing.pictures, ...writing.pictures.map((one) => ({ ...one, uri: null, isUploading: true }))] }],
    ['another draft', { submissionKey: 'submission-key-0002' }],
  ])('do not where one has %s of its own', (_what, change) => {
    expect(saysSame(kept, { ...writing, ...change })).toBe(false);
  });
});
