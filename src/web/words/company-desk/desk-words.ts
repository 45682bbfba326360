import { wordsIn } from '../words.ts';

export const deskWords = wordsIn('companyDesk', () => import('../en/company-desk/words.ts'));
