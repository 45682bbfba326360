import { wordsIn } from '../words.ts';

export const deskPhotoWords = wordsIn('deskPhotos', () => import('../en/company-desk/photos.ts'));
