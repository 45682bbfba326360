import { wordsIn } from '../words.ts';

export const securityCheckWords = wordsIn('securityChecks', () => import('../en/security-checks/words.ts'));
