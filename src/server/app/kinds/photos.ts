import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { photoKind } from '#server/adapters/photos/photo-kind.ts';
import { photoSummary } from '#server/adapters/photos/photo-summary.ts';
import { companyPhoto, photoSet } from '#server/adapters/photos/photo-tables.ts';
import { SqlOwnPhotos } from '#server/adapters/photos/sql-own-photos.ts';
import { SqlPhotos } from '#server/adapters/photos/sql-photos.ts';
import { companyPhotoOperations } from '#server/services/photos/photo-operations.ts';
import type { WiredKind } from './wired-kind.ts';

export const photosWiring = {
  tables: [photoSet, companyPhoto],
  content: photoKind,
  summary: () => photoSummary,
  services: { photos: companyPhotoOperations },
  readers: (scope: RequestScope) => ({ photos: new SqlPhotos(scope) }),
  owners: (scope: RequestScope) => ({ ownPhotos: new SqlOwnPhotos(scope) }),
  demo: {
    before: 'posts',
    table: 'photo_set',
    fill: async (db, options) => (await import('#server/demo/fill-photos.ts')).fillDemoPhotos(db, options),
    said: (count) => `photos of ${count} people`,
  },
} as const satisfies WiredKind;
