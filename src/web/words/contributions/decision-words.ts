import { wordsIn } from '../words.ts';

/** Separate file, as readers do not need them. */
export const decisionWords = wordsIn('contributions', () => import('../en/contributions/decision.ts'));
