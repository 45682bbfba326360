import type { DeskPhoto } from '#core/company-desk/desk-photos.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { longestCaption, mostPhotosByCompany } from '#core/photos/photo.ts';

export const words = {
  heading: 'Photos by the company',
  lead: `They show up on the photos page, marked “by the company” with their date and apart from photos by members. ${mostPhotosByCompany} at most.`,
  none: 'No photos by the company yet.',
  file: 'Photo',
  fileHint: `JPEG, PNG or WebP, ${wholeMegabytes(largestPictureBytes)} MB at most. Where and with what it was taken is removed.`,
  album: 'What it shows',
  caption: 'A line about it, if you like',
  add: 'Add the photo',
  added: 'Added. The photos page shows it now.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove: ${name}`,
  removed: 'Removed.',
  states: {
    shown: '',
    waiting: 'Readers reported it. It is hidden until a moderator decides.',
    takenDown: 'Taken down by a moderator. The public ledger says why.',
  } satisfies Record<DeskPhoto['state'], string>,
  faults: {
    missing: 'Choose a photo first.',
    large: `This file is too large. Choose one of ${wholeMegabytes(largestPictureBytes)} MB at most.`,
    unreadable: 'We cannot read this file. Use JPEG, PNG or WebP.',
    long: `Use ${longestCaption} characters at most.`,
    takenDown: 'This photo was taken down, so it cannot come back.',
    full: `There are ${mostPhotosByCompany} photos already. Remove one first.`,
    out: 'You are not let in here any more.',
    failed: 'That did not work. Try again.',
  },
  refused: (said: string) => `This cannot be published: “${said}”. No names, no threats, nothing that asks who wrote.`,
};

export type DeskPhotoWords = typeof words;
