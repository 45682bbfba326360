import { untested, tested, type CheckChapter } from './security-check.ts';

const session = 'tests/contract/session.test.ts';
const ports = 'tests/ports/sessions/sessions.test.ts';
const screen = 'tests/screens/sessions/session.test.tsx';
const promises = 'tests/ports/sessions/sessions.ts';
const ending = [promises, 'ends after thirty days unused, and half a year after signing in'] as const;
const hosting = ['tests/codebase/hosting-facts.test.ts', 'how long a login lasts, and how many there may be'] as const;

export const sessions: CheckChapter = {
  number: 7,
  title: 'Session Management',
  checks: [
    tested('7.1.1', 2, 'How long a session lasts is documented.', ...hosting),
    tested('7.1.2', 2, 'How many sessions one may have is documented.', ...hosting),
    tested('7.1.3', 2, 'What a provider and we end for each other is documented.', ...hosting),
    tested('7.2.1', 1, 'The server alone decides who is signed in.', session, 'stays it, whatever a readable cookie says'),
    tested('7.2.2', 1, 'Session tokens are made for each session, and change.', ports, 'are replaced each time, and the old ones work ten seconds more'),
    tested('7.2.3', 1, 'Session tokens cannot be guessed.', 'src/server/adapters/secrets/secrets.test.ts', 'has no order, and bits enough'),
    tested('7.2.4', 1, 'A login makes a session, and ends the one before.', session, 'ends whatever session the browser came with'),
    tested('7.3.1', 2, 'An unused session ends.', ...ending),
    tested('7.3.2', 2, 'Every session ends some day.', ...ending),
    tested('7.4.1', 1, 'Logging out ends a session on the server.', session, 'ends the session here and on the server, at once'),
    tested(
      '7.4.2',
      1,
      'All sessions end with the account.',
      'tests/contract/accounts.test.ts',
      'leaves nothing leading to its member, and signs them out everywhere',
    ),
    tested('7.4.3', 2, 'Beside the login methods all other sessions can be ended.', promises, 'ends all others at once and stays itself'),
    tested('7.4.4', 2, 'Logging out is in sight for members.', screen, 'leads a member to their devices, and out'),
    untested('7.4.5', 2, 'Administrators can end sessions of others.', 'They can ban, which stops a session; they see no sessions of members.'),
    tested(
      '7.5.1',
      2,
      'Login methods change after a fresh login alone.',
      'tests/ports/login/passkeys.test.ts',
      'needs a member who signed in lately, as removing one does',
    ),
    untested('7.5.2', 2, 'Sessions are listed, and ended after a fresh login.', 'They are ended without one: that takes nothing from a member.'),
    untested('7.6.1', 2, 'Sessions here and at a provider end as documented.', 'A session here outlives that of the provider, which tells us nothing.'),
    tested('7.6.2', 2, 'No session begins without an action of its owner.', 'tests/contract/social-login.test.ts', 'posted by another site changes nothing'),
  ],
};
