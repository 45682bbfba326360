import { wordsIn } from '../words.ts';

/** Sentences for the author of a contribution about what moderators decided. They stand apart, for readers do not need them. */
export const decisionWords = wordsIn('contributions', () => import('../en/contributions/decision.ts'));
