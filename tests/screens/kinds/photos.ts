import { screens } from '#core/navigation/screens.ts';
import * as photoForm from '#web/app/photos/photo-form-wiring.ts';
import { somePhotos } from '#tests/screens/photos/some-photos.ts';
import { contributedAt, type ShownKind } from './shown-kind.ts';

export const shownPhotos: ShownKind = {
  form: [photoForm, screens.photoForm],
  send: async ({ photos }) => (await photos.send(contributedAt, somePhotos)).photoSetId,
  heading: 'Photos of Koyal Pay',
  submitted: 'Photos submitted',
  said: ['2 photos', 'My desk.'],
  change: (id) => `/features?rid=${id}&step=photos`,
  page: (id) => ['View photos', `/photos/set/${id}`],
  question: 'Delete these photos?',
  because: 'They are deleted for everyone, with their captions.',
  gone: 'These photos no longer exist. You cannot open or change them.',
  takenDown: ['set of photos', 'Edit photos'],
  offer: 'Add photos',
  offeredNext: 'Share an interview',
  next: {
    heading: 'Your photos are on their way',
    when: 'They will be published within three days.',
    see: ['Photos of Koyal Pay', '/photos/koyal-pay-photos'],
  },
};
