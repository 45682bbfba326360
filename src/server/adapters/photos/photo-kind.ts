import { contributedKind } from '../contributions/contributed-kind.ts';
import { photoSet } from './photo-tables.ts';

export const photoKind = contributedKind(photoSet, {
  type: 'PHOTOS',
  itemKind: 'photo',
  texts: ['captions'],
  excerptOf: ['captions', 'album'],
  summary: 'photos',
});
