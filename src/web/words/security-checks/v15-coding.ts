import { untested, tested, type CheckChapter } from './security-check.ts';

const refusals = 'tests/contract/refusals.test.ts';

export const coding: CheckChapter = {
  number: 15,
  title: 'Secure Coding and Architecture',
  checks: [
    tested('15.1.1', 1, 'How soon packages are updated is documented.', 'tests/codebase/supply-chain.test.ts', 'says how soon a package is updated'),
    tested(
      '15.1.2',
      2,
      'Packages are listed, and come from one registry.',
      'tests/codebase/bill-of-materials.test.ts',
      'names every package a host runs once, with version, hash and licence',
    ),
    tested(
      '15.1.3',
      2,
      'What takes long is documented, with its time.',
      'tests/contract/deletion-time.test.ts',
      'is as its contract promises, and no operation outlasts the client’s wait',
    ),
    untested('15.2.1', 1, 'Packages are as new as promised.', 'Updates are proposed each week; how old a package is, no test measures.'),
    tested(
      '15.2.2',
      2,
      'What takes long runs a few at a time.',
      'src/server/app/traffic/concurrency-limit.test.ts',
      'runs a few at once, queues others in order, and refuses the rest',
    ),
    tested('15.2.3', 2, 'Hosts get what runs alone.', 'tests/contract/setup.test.ts', 'asks nothing more of a host than what runs'),
    tested('15.3.1', 1, 'Answers hold the named fields alone.', 'tests/contract/operations.test.ts', 'sends nothing it does not name'),
    tested('15.3.2', 2, 'Calls to others follow no redirect.', 'tests/attacks/outbound.test.ts', 'is led nowhere else'),
    tested('15.3.3', 2, 'Fields that one may not set are refused.', 'tests/attacks/access-matrix.test.ts', 'is refused in every body, at every depth of it'),
    tested('15.3.4', 2, 'The address of a caller comes from trusted proxies.', 'tests/contract/headers.test.ts', 'believes nobody else about who asks'),
    tested('15.3.5', 2, 'Values of a wrong type are refused.', refusals, 'refuses values outside their bounds'),
    tested('15.3.6', 2, 'Names that mean something to JavaScript are refused.', refusals, 'refuses a body that is broken, too large or too clever'),
    tested('15.3.7', 2, 'A parameter that comes twice is refused.', refusals, 'refuses values outside their bounds'),
  ],
};
