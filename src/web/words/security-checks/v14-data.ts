import { untested, tested, type CheckChapter } from './security-check.ts';

const map = ['src/server/adapters/data-map.test.ts', 'says of %s by which key its rows name a member, and what deletion does'] as const;

export const dataProtection: CheckChapter = {
  number: 14,
  title: 'Data Protection',
  checks: [
    tested('14.1.1', 2, 'All that is stored is listed, with whom it names.', ...map),
    tested('14.1.2', 2, 'What is stored says for how long, and who reads.', ...map),
    tested(
      '14.2.1',
      1,
      'Secrets do not stay in addresses.',
      'src/web/adapters/photos/browser-brought-tickets.test.ts',
      'is out of the address bar at once, and taken once',
    ),
    tested(
      '14.2.2',
      2,
      'Pages of members are in no cache of the server.',
      'tests/contract/member-pages.test.ts',
      'is rendered again for each member, and kept nowhere',
    ),
    tested(
      '14.2.3',
      2,
      'Pages send nothing to trackers or others.',
      'tests/journeys/usage/every-screen.spec.ts',
      'asks nobody else, and tells what is listed and nothing more',
    ),
    tested(
      '14.2.4',
      2,
      'Deletion leaves nothing that leads to a member.',
      'tests/contract/accounts.test.ts',
      'leaves nothing leading to its member, and signs them out everywhere',
    ),
    tested('14.3.1', 1, 'Logging out clears the browser.', 'tests/screens/login/leaver-storage.test.ts', 'the last one who leaves leaves nothing'),
    tested(
      '14.3.2',
      2,
      'Answers to members are in no cache of the browser.',
      'tests/contract/session.test.ts',
      'is stored nowhere, and comes from nothing that was stored',
    ),
    untested('14.3.3', 2, 'The browser stores nothing sensitive.', 'It stores drafts and the keys of made-up names, which no server may know.'),
  ],
};
