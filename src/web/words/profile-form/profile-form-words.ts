import { wordsIn } from '../words.ts';

export const profileFormWords = wordsIn('profileForm', () => import('../en/profile-form/words.ts'));
