import { wordsIn } from '../words.ts';

/** Sentences about two drafts of one form: they come with those about texts that were not taken. */
export const otherDraftWords = wordsIn('abuse', () => import('../en/ui/other-draft.ts'));
