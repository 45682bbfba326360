import { grouped } from '#core/figures/counts.ts';
import { longestCaption, mostPhotos } from '#core/photos/photo.ts';
import type { PhotoSetProblems } from '#core/photos/photo-set-draft.ts';
import type { PhotoStep } from '#core/photos/photo-form.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences of the form in which photos are sent, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Add photos of your office',
  // Promise F-07
  description: 'The office, the canteen, the team: what it looks like where you work. Your photos have a key of their own, and no account is known to it.',
  heading: (company: string) => (company ? `Your photos of ${company}` : 'Add photos of your office'),
  change: (company: string) => `Change your photos of ${company}`,
  send: 'Send the photos',
  before: (company: string) => `You have sent photos of ${company} from this device before.`,
  toBefore: 'See those',
  gone: 'These photos are not on this device.',
  goneBecause: 'Only the device that sent photos can change them. They may also be deleted by now.',
  couldNotLoad: 'Your photos could not be fetched.',

  steps: { company: 'Which company?', photos: 'Which photos?', send: 'Look once more' } satisfies Record<PhotoStep, string>,
  choose: 'Choose',
  album: 'What do they show?',
  noAlbum: 'Choose what they show.',
  add: 'Choose photos',
  addHint: `Up to ${mostPhotos} at a time. JPEG, PNG or WebP.`,
  stripped: 'Place, camera and day are taken out of each before it is kept. Faces and screens you have to look after yourself.',
  onlyWords: 'The photos stay as they are. To take one back, delete them all and send the others anew.',
  caption: (place: number) => `Line below photo ${place} (optional)`,
  captionHint: 'One short line, as you would say it to a friend.',
  captionLong: `A line has at most ${longestCaption} letters.`,
  preview: (name: string) => `Your photo ${name}`,
  drop: (name: string) => `Take ${name} out`,
  photos: (count: number) => counted(count, 'photo', 'photos'),
  photoProblems: { missing: 'Choose a photo.', many: `At most ${mostPhotos} photos at a time.` } satisfies Record<
    NonNullable<PhotoSetProblems['photos']>,
    string
  >,
  refused: {
    'too-large': (name: string) => `${name} is larger than 12 MB. Send a smaller one.`,
    'too-many': (name: string) => `${name} was left out: ${mostPhotos} photos at a time.`,
    'not-a-picture': (name: string) => `${name} is no JPEG, PNG or WebP.`,
  },

  readOver: 'This is what everybody will see',
  // Promise F-07
  key: 'The photos get a key of their own, which stays on this device. No account is known to it, and we cannot look it up.',
  // Promise F-17
  delay: 'They come out within three days, at an hour drawn at random. Readers see the week, never the day.',
  people: 'Whoever is on them should know. A moderator takes them down where somebody objects.',
  changeable:
    'With that key you can change the lines, delete the photos and answer a moderator, from this device alone. Clearing the data of this site takes the key away.',
  few: (count: number) => `An account can send ${grouped(count)} contributions in a quarter; photos that are sent together are one.`,
};

export type PhotoFormWords = typeof words;
