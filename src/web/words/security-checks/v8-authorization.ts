import { notApplicable, tested, type CheckChapter } from './security-check.ts';

const matrix = 'tests/attacks/access-matrix.test.ts';
const roles = [matrix, 'keep readers from writers’ things, and writers from moderators’, without any change'] as const;
const fields = [matrix, 'is refused in every body, at every depth of it, and no value moves'] as const;

export const authorization: CheckChapter = {
  number: 8,
  title: 'Authorization',
  checks: [
    tested('8.1.1', 1, 'The contracts say who may ask what.', ...roles),
    tested('8.1.2', 2, 'The contracts say which fields one may set.', ...fields),
    tested('8.2.1', 1, 'Operations are for those who may alone.', ...roles),
    tested('8.2.2', 1, 'Things of other members are out of reach.', matrix, 'finds and changes nothing of other members'),
    tested('8.2.3', 2, 'Fields that are not for the reader do not leave.', 'tests/contract/operations.test.ts', 'sends nothing it does not name'),
    tested(
      '8.3.1',
      1,
      'The server decides who may, never the browser.',
      'tests/contract/session.test.ts',
      'is refused by every operation for members, whatever they show',
    ),
    notApplicable('8.4.1', 2, 'Tenants are kept apart.', 'An installation has one tenant.'),
  ],
};
