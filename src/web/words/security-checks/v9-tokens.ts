import { tested, type CheckChapter } from './security-check.ts';

const social = 'tests/contract/social-login.test.ts';
const refused = [social, '%s is refused, and nobody comes in'] as const;
const purposes = ['tests/attacks/contribution-tokens.test.ts', 'are never taken for one another, by whichever key'] as const;

export const tokens: CheckChapter = {
  number: 9,
  title: 'Self-contained Tokens',
  checks: [
    tested('9.1.1', 1, 'A token is believed by its signature alone.', ...refused),
    tested('9.1.2', 1, 'Only the named ways of signing are taken, never none.', ...refused),
    tested('9.1.3', 1, 'Keys come from the known issuer, not from the token.', ...refused),
    tested('9.2.1', 1, 'A token is good within its own time alone.', ...refused),
    tested('9.2.2', 2, 'A token of another purpose is refused.', ...purposes),
    tested('9.2.3', 2, 'A token for another product is refused.', social, 'for another product, expired, or about nobody lets nobody in'),
    tested('9.2.4', 2, 'Each purpose has tokens under a key of its own.', ...purposes),
  ],
};
