import { untested, notApplicable, tested, type CheckChapter } from './security-check.ts';
import { passwords } from './v6-passwords.ts';

const recovery = 'tests/ports/login/recovery-codes.test.ts';
const codes = 'tests/attacks/mail-codes.test.ts';
const social = 'tests/contract/social-login.test.ts';
const hosting = 'tests/codebase/hosting-facts.test.ts';

export const authentication: CheckChapter = {
  number: 6,
  title: 'Authentication',
  checks: [
    tested('6.1.1', 1, 'What slows guessing is documented.', hosting, 'the limits of every way to log in'),
    notApplicable('6.1.2', 2, 'Words that passwords may not have are listed.', 'Nobody has a password here.'),
    tested('6.1.3', 2, 'Every way to log in is documented.', hosting, 'the limits of every way to log in'),
    ...passwords,
    tested(
      '6.3.1',
      1,
      'Tries to log in are limited.',
      'tests/contract/login-callback.test.ts',
      'is possible twenty-five times in five minutes from one address',
    ),
    tested('6.3.2', 1, 'No default account exists where strangers come.', 'tests/contract/process.test.ts', 'never plays the providers where strangers come'),
    untested(
      '6.3.3',
      2,
      'Two factors are needed to log in.',
      'A passkey is two, and offered to all; others may be one. Members are told of logins in new browsers.',
    ),
    tested('6.3.4', 2, 'No undocumented way leads in.', 'tests/contract/demo-login.test.ts', 'offers no login method that is not there'),
    tested('6.4.1', 1, 'First codes are random and end soon.', codes, 'to the millisecond'),
    notApplicable('6.4.2', 1, 'No secret questions are asked.', 'There is no password that a hint could replace.'),
    notApplicable('6.4.3', 2, 'A forgotten password is replaced safely.', 'Nobody has a password here.'),
    tested('6.4.4', 2, 'What replaces a lost factor is made after a fresh login.', recovery, 'is made for a member who signed in lately, and for nobody else'),
    tested('6.5.1', 2, 'Codes are good once.', recovery, 'is used by one of many who try it at once'),
    tested('6.5.2', 2, 'Recovery codes are too long to be found from their hash.', recovery, 'has 112 bits of chance or more'),
    tested('6.5.3', 2, 'Codes come from secure chance.', 'tests/codebase/danger-rules.test.ts', 'chance that can be foretold, where something hangs on it'),
    tested('6.5.4', 2, 'Mailed codes are long enough for their few tries.', 'src/core/verification/mail-code.test.ts', 'digits, lives for'),
    tested('6.5.5', 2, 'Mailed codes live for minutes.', codes, 'to the millisecond'),
    notApplicable('6.6.1', 2, 'Codes by phone are offered with care.', 'No code goes by phone.'),
    tested('6.6.2', 2, 'A code is good for its own request alone.', codes, 'works only for the member, place and address it was mailed for'),
    tested('6.6.3', 2, 'Guessing a mailed code ends it.', 'tests/ports/login/mail-logins.test.ts', 'bears five tries of fifty at once'),
    tested('6.8.1', 2, 'People are known by provider and number together.', social, 'identify by the issuer and its number for them, and nothing else'),
    tested('6.8.2', 2, 'Unsigned or badly signed proofs are refused.', social, '%s is refused, and nobody comes in'),
    notApplicable('6.8.3', 2, 'SAML proofs are good once.', 'No provider speaks SAML here.'),
    untested(
      '6.8.4',
      2,
      'Strength and age of a login elsewhere are checked.',
      'Providers count as one factor, whatever they say; most do not tell when one logged in there.',
    ),
  ],
};
