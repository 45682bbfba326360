import { albumNames, type AlbumName } from '#core/photos/photo.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';

export interface DemoPhotoSet {
  readonly photoSetId: string;
  readonly authorRef: string;
  readonly album: AlbumName;
  readonly weeksAgo: number;
  readonly helpful: number;
  readonly photos: readonly { readonly photoId: string; readonly caption: string | null; readonly drawing: number }[];
}

/** Most photos of a demo company, enough for some pages. */
const mostOfCompany = 45;
const mostTogether = 6;

export const drawingsOfAlbum = 4;

const captions: Readonly<Record<AlbumName, readonly string[]>> = {
  office: [
    'Second floor, where most of us sit.',
    'My desk on a Monday morning.',
    'The quiet room. Nobody books it, everybody uses it.',
    'दूसरी मंज़िल, सुबह नौ बजे।',
    'Enough light, the AC is too cold near the wall.',
    'Meeting room, with the whiteboard that nobody wipes.',
  ],
  cafeteria: [
    'Lunch is for everybody, the queue is long at one.',
    'Tea at four.',
    'दाल-चावल रोज़, शुक्रवार को बिरयानी।',
    'The terrace tables go first.',
    'Vegetarian counter on the left.',
  ],
  events: [
    'Diwali at the office.',
    'Annual day, our floor did a skit.',
    'Cricket final against the other branch.',
    'ओणम का फूलों वाला रंगोली।',
    'Ten years of the branch.',
  ],
  team: ['Our shift.', 'The day the new system went live.', 'हमारी टीम, पुणे से।', 'Farewell for two of us.', 'Night support, three in the morning.'],
  campus: ['The gate. The bus stops right here.', 'Parking is full by half past nine.', 'बाहर से ऐसा दिखता है।', 'From across the road, after the rain.'],
  other: ['The notice board.', 'Lockers for those who work on the floor.', 'The lift that works.'],
};

/** Photos of a company in batches, as many as its reach allows. */
export function* composePhotos(seed: number, { photosCount }: Pick<DemoCompany, 'photosCount'>, place: number): Generator<DemoPhotoSet, void> {
  const random = new Random(seed, place, 'photos');
  let left = Math.min(photosCount, mostOfCompany);
  while (left > 0) {
    const album = random.chance(0.35) ? 'office' : random.among(albumNames);
    const count = Math.min(left, random.between(1, mostTogether));
    left -= count;
    yield {
      photoSetId: random.name(16),
      authorRef: random.name(43),
      album,
      weeksAgo: random.between(0, 150),
      helpful: random.chance(0.4) ? random.between(1, 40) : 0,
      photos: Array.from({ length: count }, () => ({
        photoId: random.name(16),
        caption: random.chance(0.7) ? random.among(captions[album]) : null,
        drawing: random.between(0, drawingsOfAlbum - 1),
      })),
    };
  }
}
