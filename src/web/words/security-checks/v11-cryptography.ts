import { untested, notApplicable, tested, type CheckChapter } from './security-check.ts';

const ciphers = ['tests/codebase/danger-rules.test.ts', 'weak hashes, and ciphers that notice no change'] as const;
const hosting = ['tests/codebase/hosting-facts.test.ts', 'every key and algorithm that is used'] as const;

export const cryptography: CheckChapter = {
  number: 11,
  title: 'Cryptography',
  checks: [
    tested('11.1.1', 2, 'How keys are made, kept and changed is documented.', ...hosting),
    tested('11.1.2', 2, 'Keys and algorithms are listed.', ...hosting),
    tested('11.2.1', 2, 'Cryptography comes from known libraries.', ...hosting),
    untested('11.2.2', 2, 'Algorithms can be changed at any time.', 'Keys are changed by a command; another algorithm is a new version.'),
    tested(
      '11.2.3',
      2,
      'Everything has 128 bits of security or more.',
      'tests/anonymity/blind-signature.test.ts',
      'uses a key with 128 bits of security, which RSA has from 3,072 bits',
    ),
    tested('11.3.1', 1, 'Weak modes and paddings are not used.', ...ciphers),
    tested('11.3.2', 1, 'AES-GCM alone is used to encrypt.', ...ciphers),
    tested(
      '11.3.3',
      2,
      'A sealed value that was changed is refused.',
      'src/server/adapters/secrets/secrets.test.ts',
      'is nothing any more once a bit of it is changed',
    ),
    tested('11.4.1', 1, 'Hashes are SHA-256 or longer.', ...ciphers),
    notApplicable('11.4.2', 2, 'Passwords are stored by a slow hash.', 'Nobody has a password here.'),
    tested('11.4.3', 2, 'Signed hashes are long enough.', ...ciphers),
    tested('11.4.4', 2, 'Keys of passphrases are derived slowly.', ...hosting),
    tested('11.5.1', 2, 'Secrets come from secure chance, with bits enough.', 'src/server/adapters/secrets/secrets.test.ts', 'has no order, and bits enough'),
    tested('11.6.1', 2, 'Keys are made and used by approved algorithms.', ...hosting),
  ],
};
