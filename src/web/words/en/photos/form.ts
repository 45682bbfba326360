import { grouped } from '#core/figures/counts.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { longestCaption, mostPhotos } from '#core/photos/photo.ts';
import type { PhotoSetProblems } from '#core/photos/photo-set-draft.ts';
import type { PhotoStep } from '#core/photos/photo-form.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  title: 'Add photos of your office',
  // Promise F-07
  description:
    'The office, the canteen, the team: what it looks like where you work. You can delete your photos later from this device. No account is linked to them.',
  heading: (company: string) => (company ? `Your photos of ${company}` : 'Add photos of your office'),
  change: (company: string) => `Edit your photos of ${company}`,
  send: 'Send the photos',
  before: (company: string) => `You have already sent photos of ${company} from this device.`,
  toBefore: 'See those photos',
  gone: 'You cannot change these photos from this device.',
  goneBecause: 'Photos can only be changed on the device that sent them, or where you opened your link to them. They may also have been deleted.',
  couldNotLoad: 'Your photos could not be loaded.',

  steps: { company: 'Which company?', photos: 'Which photos?', send: 'Check and send' } satisfies Record<PhotoStep, string>,
  choose: 'Choose',
  album: 'What do they show?',
  noAlbum: 'Choose what they show.',
  add: 'Choose photos',
  addHint: `Up to ${mostPhotos} at a time. JPEG, PNG or WebP.`,
  stripped: 'Location, camera and date are removed from each photo. Please check for faces and screens yourself.',
  onlyWords: 'You can change the captions, not the photos. To remove a photo, delete them all and send the others again.',
  addMore: 'You can add photos until they are published. To remove a photo, delete them all and send the others again.',
  unarrived: (count: number) =>
    `${counted(count, 'photo has', 'photos have')} not uploaded. Choose ${count === 1 ? 'it' : 'them'} again here, or finish on the device where you started.`,
  caption: (place: number) => `Caption for photo ${place} (optional)`,
  captionHint: 'One short line, as you would tell a friend.',
  captionLong: `A caption has at most ${longestCaption} characters.`,
  preview: (name: string) => `Your photo ${name}`,
  drop: (name: string) => `Remove ${name}`,
  photos: (count: number) => counted(count, 'photo', 'photos'),
  photoProblems: { missing: 'Choose a photo.', many: `At most ${mostPhotos} photos at a time.` } satisfies Record<
    NonNullable<PhotoSetProblems['photos']>,
    string
  >,
  refused: {
    'too-large': (name: string) => `${name} is larger than ${wholeMegabytes(largestPictureBytes)} MB. Send a smaller one.`,
    'too-many': (name: string) => `${name} was left out: you can send ${mostPhotos} photos at a time.`,
    'not-a-picture': (name: string) => `${name} is not a JPEG, PNG or WebP.`,
  },

  readOver: 'This is what everyone will see',
  // Promise F-07
  key: 'Your photos are not linked to any account, and we cannot look up whose they are. Only this device can change them, unless you make a link for another one.',
  // Promise F-17
  delay: 'Your photos are published within three days, at a random hour. Readers see the week, never the day.',
  people: 'Tell the people in the photos. If someone objects, a moderator takes the photos down.',
  changeable:
    'You can add photos until these are published. You can also change captions, delete the photos and answer a moderator. If you clear this site’s data, you can no longer do any of this.',
  few: (count: number) => `You can send ${grouped(count)} contributions in a quarter (three months). Photos sent together count as one.`,

  ticket: {
    question: 'Continue with photos from another device?',
    onlyYours: 'Use only a link that you made yourself: the person who made it can change and delete what you add.',
    accept: 'Continue',
    decline: 'Not now',
    asking: 'Loading the photos of your link…',
    again: 'Try again',
    problems: {
      half: 'A part of the link is missing. Copy all of it on your other device and open it again.',
      wrong: 'This link does not open these photos. Copy the link again on your other device.',
      gone: 'There are no photos at this link. They were deleted, or the link was not copied correctly.',
      offline: 'No connection. Leave this page open: your photos load when you are back online.',
      another: 'On this device, only another account can change these photos. Log in with that account to continue.',
      noKeys: 'This browser cannot save what you need to change these photos. Is it a private (incognito) window? Open the link in a normal one.',
      limited: 'Too many tries from this network. Wait a few minutes, then try again.',
      failed: 'The photos of your link could not be loaded.',
    },
  },
};

export type PhotoFormWords = typeof words;
