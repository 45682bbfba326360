import { companyFieldsProblem, emptyCompany, fieldsOfCompany, type CompanyFields } from '../contributions/company-fields.ts';
import { captionLines } from './caption-lines.ts';
import { albumNames, mostPhotos, type AlbumName } from './photo.ts';
import { photoSetProblems, type OwnPhotoSet, type PhotoSetFacts, type PhotoSetProblems } from './photo-set-draft.ts';

/** A sending of photos as its form holds it: `captions` are the lines of its photos, and `files` the set under which the device keeps the photos themselves. */
export interface PhotoFields extends CompanyFields, Readonly<Record<string, string>> {
  readonly album: string;
  readonly captions: string;
  readonly files: string;
}

export const emptyPhotos: PhotoFields = { ...emptyCompany, album: '', captions: '', files: '' };

/** What is to be put right in the form, by field. */
export interface PhotoFormProblems extends PhotoSetProblems {
  readonly company?: 'missing';
}

/** The steps in which photos are sent, each with the fields that it asks for. */
export const photoSteps = {
  company: ['company'],
  photos: ['photos', 'album', 'captions'],
  send: [],
} as const satisfies Record<string, readonly (keyof PhotoFormProblems)[]>;

export type PhotoStep = keyof typeof photoSteps;

const albumIn = (text: string): AlbumName | null => albumNames.find((name) => name === text) ?? null;

/** The captions of so many photos, as they are typed. */
export function captionsTyped({ captions }: Pick<PhotoFields, 'captions'>, count: number): readonly string[] {
  const lines = captions.split('\n');
  return Array.from({ length: count }, (_, at) => lines[at] ?? '');
}

/** The captions with another line for the photo at a place, counted from 0. */
export const withCaption = (typed: readonly string[], at: number, line: string): string =>
  typed.map((other, place) => (place === at ? line.replaceAll('\n', ' ') : other)).join('\n');

/** The captions without that of a photo, where photos were picked for these places, counted from 0: those of the later ones move up, as the photos do. */
export function withoutCaption(typed: readonly string[], places: readonly number[], at: number): string {
  const left = places.filter((place) => place !== at).map((place) => typed[place]);
  return typed.map((line, place) => (places.includes(place) ? (left[places.indexOf(place)] ?? '') : line)).join('\n');
}

/** The places, counted from 0, that photos are picked for: in a new sending the first ones, in one that was sent those whose photo is missing. */
export const freePlaces = ({ there }: Pick<OwnPhotoSet, 'there'> = { there: [] }): readonly number[] =>
  Array.from({ length: mostPhotos }, (_, at) => at).filter((at) => !there.includes(at + 1));

/** Whether a sending takes more photos: nobody has seen it yet. */
export const takesPhotos = ({ state, moderation }: Pick<OwnPhotoSet, 'state' | 'moderation'>): boolean => state === 'submitted' && moderation.length === 0;

/** The rule that the server keeps as well, and beside it what only a form can have wrong: no company. */
export const photoFormProblems = (fields: PhotoFields, count: number): PhotoFormProblems => ({
  ...companyFieldsProblem(fields),
  ...photoSetProblems({ album: albumIn(fields.album), captions: captionsTyped(fields, count) }),
});

/** What is said of the photos of a form that has no problems. */
export const photoFactsOf = (fields: PhotoFields, count: number): PhotoSetFacts => ({
  album: albumIn(fields.album) ?? 'other',
  captions: captionsTyped(fields, count).map((line) => line.trim() || null),
});

/** The fields of a sending that is there, to be changed. */
export const fieldsOfPhotos = ({ company, album, captions }: OwnPhotoSet): PhotoFields => ({
  ...fieldsOfCompany(company),
  album,
  captions: captionLines(captions),
  files: '',
});
