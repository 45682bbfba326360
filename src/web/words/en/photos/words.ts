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

export const words = {
  title: (company: string) => `Photos of ${company}`,
  titleOf: (album: string, company: string) => `Photos of ${company}: ${album}`,
  description: (company: string) => `What it looks like at ${company}: the office, the canteen, events and the team, by people who work there.`,
  none: 'No Photos Found yet.',
  noneBecause: 'If you work here, add the first photo.',
  list: 'Photos',
  albums,
  albumsLabel: 'Albums',
  all: 'All',
  albumCount: (album: string, count: number) => `${album} (${grouped(count)})`,
  helpful: 'Most helpful',
  byCompany: 'Photos by the company',
  byCompanyOn: (day: string) => `By the company, ${day}`,
  more: 'Show more photos',
  end: 'That is everything.',
  fromTheStart: 'Back to the first photos',
  photo: (album: string, at: number, of: number) => `${album}, photo ${at} of ${of}`,
  showAll: (count: number) => (count === 1 ? 'Show the photo' : `Show ${count} photos`),
  addYours: 'Add photos',
  card: {
    helpful: 'Helpful',
    helpfulSaid: (count: number): string => (count === 1 ? 'person says so' : 'people say so'),
    report: 'Report',
    share: 'Share',
    open: 'Open only these photos',
    copied: 'Link copied.',
    actions: 'About these photos',
  },
  one: {
    all: (company: string) => `All photos of ${company}`,
    missing: 'We could not find these photos.',
    missingBecause: 'The author may have deleted them, or they were taken down. The public ledger lists everything taken down, and why.',
    ledger: 'See the ledger',
  },
  gallery: {
    open: 'Helpful, share or report',
    before: 'Previous photo',
    after: 'Next photo',
    place: (at: number, of: number) => `${grouped(at)} of ${grouped(of)}`,
  },
};

export type PhotoWords = typeof words;
