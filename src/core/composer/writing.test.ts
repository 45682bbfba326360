import { describe, expect, it } from 'vitest';
import { isBegun } from './is-begun.ts';
import { draftOf } from './draft-of.ts';
import { offerFacts } from '#tests/content.ts';
import { accepted, blank, closed, comesLater, published, rejected, rephrased, withPicture, withoutPicture, type WrittenPicture } from './writing.ts';

const picture = (pictureId: string): WrittenPicture => ({
  pictureId,
  details: `${pictureId}.jpg`,
  uri: `/m/${pictureId}`,
  aspectRatio: 1.5,
  uploadKey: pictureId,
  isUploading: false,
  takers: ['ANONYMOUS'],
});
const writing = {
  ...blank('submission-key-0001'),
  title: 'Notice',
  inputText: 'Ninety days?',
  selectedCommunity: { entityId: 'c', type: 'topic', name: 'Notice' },
} as const;
const community = { entityId: 'c', type: 'topic', slug: 'notice', name: 'Notice', names: {}, sign: null, logo: null } as const;

describe('a post that is being written (R-060)', () => {
  it.each([
    ['ANONYMOUS', null, true, true],
    ['ANONYMOUS', null, false, false],
    ['ANONYMOUS', false, true, false],
    ['ANONYMOUS', true, false, true],
    ['DESIGNATION', null, true, false],
    ['DESIGNATION', true, false, true],
  ] as const)('as %s, said %s, with words that may identify someone %s, comes out later: %s (F-17)', (profileType, isLater, isTelling, later) => {
    expect(comesLater({ profileType, isLater }, isTelling)).toBe(later);
  });

  it('goes at once where its author has not said (F-17)', () => {
    expect([true, false, null].map((isLater) => draftOf({ ...writing, isLater })?.isLater)).toEqual([true, undefined, undefined]);
  });

  it('holds nothing at first, and says when something would be lost', () => {
    const { submissionKey, ...rest } = blank('key');
    expect([submissionKey, isBegun(blank('key'))]).toEqual(['key', false]);
    expect(rest).toMatchObject({
      postId: null,
      title: '',
      inputText: '',
      selectedCommunity: null,
      profileType: 'ANONYMOUS',
      pictures: [],
      newPostAdded: false,
    });
    expect(isBegun({ ...blank('key'), inputText: ' x' })).toBe(true);
    expect(isBegun({ ...blank('key'), poll: { options: ['', 'No'], days: 7 } })).toBe(true);
    expect(isBegun({ ...blank('key'), pictures: [picture('a')] })).toBe(true);
  });

  it('sends only what belongs to its kind (R-061, R-063)', () => {
    const all = {
      ...writing,
      pictures: [picture('a'), { ...picture('b'), uploadKey: null }],
      videoUrl: 'https://youtu.be/abcdefghijk',
      offers: [{ ...offerFacts(), offerId: 's', takers: ['ANONYMOUS'] as const }],
      poll: { options: ['Yes', ' ', 'No'], days: 3 },
    };
    expect(draftOf({ ...all, kind: 'image' })).toMatchObject({ media: [{ mediaType: 'IMAGE', fileKey: 'a' }], poll: null, salaryIds: [] });
    expect(draftOf({ ...all, kind: 'video' })).toMatchObject({ media: [{ mediaType: 'YOUTUBE', fullUrl: 'https://youtu.be/abcdefghijk' }], poll: null });
    expect(draftOf({ ...all, kind: 'poll' })).not.toHaveProperty('offers');
    expect(draftOf({ ...all, kind: 'salary' })).toMatchObject({ media: [], poll: null, salaryIds: [], offers: [offerFacts()] });
    expect(draftOf({ ...all, selectedCommunity: null })).toBeUndefined();
    expect(draftOf({ ...writing, internalCampaign: 'mail' })?.campaign).toBe('mail');
  });

  it('is marked as added with its community when it was published (R-062)', () => {
    expect(published(writing, { postId: 'p', status: 'LIVE', community })).toMatchObject({
      newPostAdded: true,
      newPostAddedId: 'p',
      newPostAddedCommunities: ['c'],
      postCreationFailureMsg: null,
    });
  });

  it('keeps a message that comes alone, and the error of a failed call (R-062)', () => {
    const added = published(writing, { postId: 'p', status: 'LIVE', community });
    expect(published(added, { refusal: 'TEXT_JUNK', message: 'No text' })).toMatchObject({
      newPostAdded: false,
      newPostAddedId: null,
      newPostAddedCommunities: [],
      postCreationFailureMsg: 'No text',
      refusal: 'TEXT_JUNK',
    });
    expect(rejected(writing, 'offline')).toMatchObject({ newPostAdded: false, postCreationFailureMsg: 'offline', inputText: 'Ninety days?' });
  });

  it('loses a picture with its key and URL, among several the right one (R-067)', () => {
    expect(withoutPicture({ ...writing, pictures: [picture('a')] }, 0).pictures).toEqual([]);
    expect(withoutPicture({ ...writing, pictures: [picture('a'), picture('b'), picture('c')] }, 1).pictures.map(({ uploadKey }) => uploadKey)).toEqual([
      'a',
      'c',
    ]);
    expect(withPicture({ ...writing, pictures: [picture('a')] }, 'gone', { uploadKey: 'x' }).pictures).toEqual([picture('a')]);
  });

  it('keeps a valid rephrasing beside what was written, and of any other nothing (R-069)', () => {
    const valid = rephrased(writing, { responseType: 'VALID', title: 'A question', description: 'Is ninety days usual?', by: 'model' });
    expect(valid).toMatchObject({ title: 'Notice', inputText: 'Ninety days?', rephrasedTitle: 'A question', rephrasedDesc: 'Is ninety days usual?' });
    expect(accepted(valid)).toMatchObject({ title: 'A question', inputText: 'Is ninety days usual?', rephrasedTitle: null });
    expect(rephrased(valid, { responseType: 'JUNK', title: 'x', description: 'y', by: 'model' })).toMatchObject({
      rephrasedTitle: null,
      rephrasedDesc: null,
      rephrasedResponseType: 'JUNK',
    });
  });

  it('loses on closing only its rephrasing and where its author came from (R-068)', () => {
    const open = { ...rephrased(writing, { responseType: 'VALID', title: 'A', description: 'B', by: 'cleaner' }), openTouchpoint: 'feed' };
    expect(closed(open)).toEqual({ ...writing, rephrasedResponseType: null });
  });
});
