import { wordsIn } from '../words.ts';

/** Copying unsent text. Shares a chunk with refused texts. */
export const copyWords = wordsIn('abuse', () => import('../en/ui/copy.ts'));
