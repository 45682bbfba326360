import { untested, tested, type CheckChapter } from './security-check.ts';

const refusals = 'tests/contract/refusals.test.ts';

export const validation: CheckChapter = {
  number: 2,
  title: 'Validation and Business Logic',
  checks: [
    tested('2.1.1', 1, 'The form of every input is documented.', 'tests/contract/operations.test.ts', 'answers its examples as it documents'),
    untested('2.1.2', 2, 'How inputs have to fit each other is documented.', 'It is said beside each operation, and not listed in one place.'),
    tested('2.1.3', 2, 'Limits of the business are documented.', 'tests/contract/operations.test.ts', 'is limited by itself'),
    tested('2.2.1', 1, 'Input is checked against allowed values and ranges.', refusals, 'refuses values outside their bounds'),
    tested('2.2.2', 1, 'The server checks all input itself.', refusals, 'refuses a body that is broken, too large or too clever'),
    tested('2.2.3', 2, 'Inputs that belong together have to fit.', 'src/core/profile/tenure-failure.test.ts', 'is refused where the problem lies'),
    tested('2.3.1', 1, 'Steps cannot be passed over.', 'tests/attacks/member-order.test.ts', 'is refused with 409, and becomes nothing by it'),
    tested(
      '2.3.2',
      2,
      'Limits are kept, also under many calls at once.',
      'tests/attacks/mail-codes.test.ts',
      'is three per member, even of ten requested at once, and three more later',
    ),
    tested('2.3.3', 2, 'A change happens whole or not at all.', 'tests/durability/kill.test.ts', 'has every acknowledged write after each restart'),
    tested(
      '2.3.4',
      2,
      'What is scarce is given once.',
      'tests/attacks/points.test.ts',
      'differs for simultaneous buyers, and the last goes to one, who alone pays',
    ),
    tested(
      '2.4.1',
      2,
      'Floods of calls are limited.',
      'tests/contract/rate-limits.test.ts',
      'counts members alone, on any network, and guests by their network',
    ),
  ],
};
