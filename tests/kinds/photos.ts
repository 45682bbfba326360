import { aKnownPhotoSet, keepPhotos } from '#tests/fakes/photos/known-photos.ts';
import { somePhotos } from '#tests/ports/photos/own-photos.ts';
import type { TestedKind } from './tested-kind.ts';

export const testedPhotos = {
  table: 'photo_set',
  async keepShown(db, at) {
    const known = aKnownPhotoSet({ companyId: at, captions: ['The canary-caption.'] });
    await keepPhotos(db, [known]);
    return known.photoSetId;
  },
  create: ({ ownPhotos }, token) => ownPhotos.create('koyal-pay', somePhotos, token),
  remove: ({ ownPhotos }, id) => ownPhotos.remove(id),
  rows: ({ persona, moment, text, picture }) => ({
    photo_set: {
      company_id: 'theirs',
      id: 'my photos',
      author_ref: persona,
      locked_for: null,
      posted_at: moment,
      due_at: null,
      album: 'office',
      captions: text,
      pictures_count: 1,
    },
    company_photo: { company_id: 'theirs', photo_set_id: 'my photos', place: 1, id: 'mine', ...picture },
  }),
} as const satisfies TestedKind;
