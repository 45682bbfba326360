import { wordsIn } from '../words.ts';

export const companyReplyWords = wordsIn('companyReplies', () => import('../en/company-replies/words.ts'));
