import { wordsIn } from '../words.ts';

export const deskReplyWords = wordsIn('companyDesk', () => import('../en/company-desk/replies.ts'));
