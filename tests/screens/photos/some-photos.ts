import type { PhotoSetDraft } from '#core/photos/photo-set-draft.ts';
import { aPicture } from '#tests/pictures.ts';

export const somePhotos: PhotoSetDraft = { album: 'office', captions: ['My desk.', null], files: [await aPicture(), await aPicture('jpeg')] };
