import { companyFieldsProblem, emptyCompany, fieldsOfCompany, type CompanyFields } from '../contributions/company-fields.ts';
import { captionLines } from './caption-lines.ts';
import { albumNames, mostPhotos, type AlbumName } from './photo.ts';
import { photoSetProblems, type OwnPhotoSet, type PhotoSetFacts, type PhotoSetProblems } from './photo-set-draft.ts';

/** `captions` are lines; `files` names the device's stored set. */
export interface PhotoFields extends CompanyFields, Readonly<Record<string, string>> {
  readonly album: string;
  readonly captions: string;
  readonly files: string;
}

export const emptyPhotos: PhotoFields = { ...emptyCompany, album: '', captions: '', files: '' };

export interface PhotoFormProblems extends PhotoSetProblems {
  readonly company?: 'missing';
}

export const photoSteps = {
  company: ['company'],
  photos: ['photos', 'album', 'captions'],
  send: [],
} as const satisfies Record<string, readonly (keyof PhotoFormProblems)[]>;

export type PhotoStep = keyof typeof photoSteps;

const albumIn = (text: string): AlbumName | null => albumNames.find((name) => name === text) ?? null;

export function captionsTyped({ captions }: Pick<PhotoFields, 'captions'>, count: number): readonly string[] {
  const lines = captions.split('\n');
  return Array.from({ length: count }, (_, at) => lines[at] ?? '');
}

/** Place counted from 0. */
export const withCaption = (typed: readonly string[], at: number, line: string): string =>
  typed.map((other, place) => (place === at ? line.replaceAll('\n', ' ') : other)).join('\n');

/** Removes a caption and moves later ones up, like their photos. */
export function withoutCaption(typed: readonly string[], places: readonly number[], at: number): string {
  const left = places.filter((place) => place !== at).map((place) => typed[place]);
  return typed.map((line, place) => (places.includes(place) ? (left[places.indexOf(place)] ?? '') : line)).join('\n');
}

/** First places of a new sending, or those of missing photos, from 0. */
export const freePlaces = ({ there }: Pick<OwnPhotoSet, 'there'> = { there: [] }): readonly number[] =>
  Array.from({ length: mostPhotos }, (_, at) => at).filter((at) => !there.includes(at + 1));

/** Open until the photos are published. */
export const takesPhotos = ({ state, moderation }: Pick<OwnPhotoSet, 'state' | 'moderation'>): boolean => state === 'submitted' && moderation.length === 0;

/** Applies the server's rule and requires a company. */
export const photoFormProblems = (fields: PhotoFields, count: number): PhotoFormProblems => ({
  ...companyFieldsProblem(fields),
  ...photoSetProblems({ album: albumIn(fields.album), captions: captionsTyped(fields, count) }),
});

/** Expects a form without problems. */
export const photoFactsOf = (fields: PhotoFields, count: number): PhotoSetFacts => ({
  album: albumIn(fields.album) ?? 'other',
  captions: captionsTyped(fields, count).map((line) => line.trim() || null),
});

export const fieldsOfPhotos = ({ company, album, captions }: OwnPhotoSet): PhotoFields => ({
  ...fieldsOfCompany(company),
  album,
  captions: captionLines(captions),
  files: '',
});
