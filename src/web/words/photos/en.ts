import { grouped } from '#core/figures/counts.ts';
import type { AlbumName } from '#core/photos/photo.ts';

const albums: Record<AlbumName, string> = {
  office: 'Office',
  cafeteria: 'Canteen',
  events: 'Events',
  team: 'Team',
  campus: 'Campus and outside',
  other: 'Other',
};

/** Sentences of the photos of a company. */
export const words = {
  title: (company: string) => `Photos of ${company}`,
  titleOf: (album: string, company: string) => `Photos of ${company}: ${album}`,
  description: (company: string) => `What it looks like at ${company}: the office, the canteen, events and the team, as people who work there took them.`,
  none: 'No Photos Found yet.',
  noneBecause: 'If you work here, yours can be the first.',
  list: 'Photos',
  albums,
  albumsLabel: 'Albums',
  all: 'All',
  albumCount: (album: string, count: number) => `${album} (${grouped(count)})`,
  helpful: 'Most helpful',
  more: 'Show more photos',
  end: 'That is all of them.',
  fromTheStart: 'Back to the first photos',
  photo: (album: string, at: number, of: number) => `${album}, photo ${at} of ${of}`,
  showAll: (count: number) => (count === 1 ? 'Show the photo' : `Show ${count} photos`),
  gallery: {
    before: 'The photo before',
    after: 'The next photo',
    place: (at: number, of: number) => `${grouped(at)} of ${grouped(of)}`,
  },
};

export type PhotoWords = typeof words;
