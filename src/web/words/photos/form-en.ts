import { grouped } from '#core/figures/counts.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
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
  goneBecause: 'Only a device that has their key can change them. They may also be deleted by now.',
  couldNotLoad: 'Your photos could not be fetched.',

  steps: { company: 'Which company?', photos: 'Which photos?', send: 'Look once more' } satisfies Record<PhotoStep, string>,
  choose: 'Choose',
  album: 'What do they show?',
  noAlbum: 'Choose what they show.',
  add: 'Choose photos',
  addHint: `Up to ${mostPhotos} at a time. JPEG, PNG or WebP.`,
  stripped: 'Place, camera and day are taken out of each before it is kept. Faces and screens you have to look after yourself.',
  onlyWords: 'The photos stay as they are. To take one back, delete them all and send the others anew.',
  addMore: 'You can add photos until they come out. Those that are here already stay; to take one back, delete them all and send the others again.',
  unarrived: (count: number) => `${counted(count, 'photo has', 'photos have')} not arrived. Choose it here, or finish on the device where you began.`,
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
    'too-large': (name: string) => `${name} is larger than ${wholeMegabytes(largestPictureBytes)} MB. Send a smaller one.`,
    'too-many': (name: string) => `${name} was left out: ${mostPhotos} photos at a time.`,
    'not-a-picture': (name: string) => `${name} is no JPEG, PNG or WebP.`,
  },

  readOver: 'This is what everybody will see',
  // Promise F-07
  key: 'The photos get a key of their own, which stays on this device unless you pass it on. No account is known to it, and we cannot look it up.',
  // Promise F-17
  delay: 'They come out within three days, at an hour drawn at random. Readers see the week, never the day.',
  people: 'Whoever is on them should know. A moderator takes them down where somebody objects.',
  changeable:
    'With that key you can add photos until they come out, change the lines, delete them and answer a moderator, from this device and any that you pass it on to. Clearing the data of this site takes the key away.',
  few: (count: number) => `An account can send ${grouped(count)} contributions in a quarter; photos that are sent together are one.`,

  ticket: {
    question: 'Continue with photos from another device?',
    onlyYours: 'Use only a link that you made yourself: the person who made it can change and delete what you add.',
    accept: 'Continue',
    decline: 'Not now',
    asking: 'Looking for the photos of your link …',
    again: 'Try again',
    problems: {
      half: 'A part of the link is missing. Copy all of it on your other device and open it again.',
      wrong: 'The key in this link does not fit these photos. Copy the link again on your other device.',
      gone: 'There are no photos behind this link. They were deleted, or the link was not copied right.',
      offline: 'There is no connection. Leave this page open: your photos come as soon as you are back online.',
      another: 'The key of these photos belongs to another account on this device. Log in with that account to continue.',
      noKeys: 'This browser keeps no keys, perhaps because it is a private window. Open the link in a usual window.',
      limited: 'Too many tries from this network. Wait a few minutes, then try again.',
      failed: 'The photos of your link could not be fetched.',
    },
  },
};

export type PhotoFormWords = typeof words;
