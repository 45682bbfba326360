import { ContributedPhotos, photoContribution } from '#core/photos/own-photos.ts';
import { moderatedKind } from './web-kind.ts';

export const webPhotos = moderatedKind(
  photoContribution,
  ContributedPhotos,
  async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/photos/device-photos.ts')).devicePhotos,
);
