import { wordsIn } from '../words.ts';

/** Sentences of the list of security checks. */
export const securityCheckWords = wordsIn('securityChecks', () => import('../en/security-checks/words.ts'));
