import { notApplicable } from './security-check.ts';

const none = 'Nobody has a password here: passkeys, codes and providers let members in.';

export const passwords = [
  notApplicable('6.2.1', 1, 'Passwords are long enough.', none),
  notApplicable('6.2.2', 1, 'Passwords can be changed.', none),
  notApplicable('6.2.3', 1, 'A change needs the password of before.', none),
  notApplicable('6.2.4', 1, 'Common passwords are refused.', none),
  notApplicable('6.2.5', 1, 'Any letters may be in a password.', none),
  notApplicable('6.2.6', 1, 'Password fields are masked.', none),
  notApplicable('6.2.7', 1, 'Passwords can be pasted and managed.', none),
  notApplicable('6.2.8', 1, 'Passwords are compared as they were typed.', none),
  notApplicable('6.2.9', 2, 'Long passwords are taken.', none),
  notApplicable('6.2.10', 2, 'Passwords do not run out.', none),
  notApplicable('6.2.11', 2, 'Words of the place are refused in passwords.', none),
  notApplicable('6.2.12', 2, 'Leaked passwords are refused.', none),
];
