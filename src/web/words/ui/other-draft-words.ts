import { wordsIn } from '../words.ts';

/** Two drafts of one form. Shares a chunk with refused texts. */
export const otherDraftWords = wordsIn('abuse', () => import('../en/ui/other-draft.ts'));
