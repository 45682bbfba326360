import { untested, tested, type CheckChapter } from './security-check.ts';

const alone = ['tests/attacks/no-connections.test.ts', 'reaches nobody but its own machine, whatever members do'] as const;
const kept = ['tests/contract/files.test.ts', 'never come from %s'] as const;

export const configuration: CheckChapter = {
  number: 13,
  title: 'Configuration',
  checks: [
    tested('13.1.1', 2, 'Who is called outside is documented.', 'tests/codebase/hosting-facts.test.ts', 'every service that the server may call'),
    untested(
      '13.2.1',
      2,
      'Services inside prove who they are by short-lived means.',
      'The database takes a password that each installation makes by chance, or its own machine alone; neither is short-lived.',
    ),
    untested(
      '13.2.2',
      2,
      'Services have the rights that they need alone.',
      'One role of the database both makes tables, at each start, and serves; it has no other database.',
    ),
    tested(
      '13.2.3',
      2,
      'Default credentials are refused.',
      'src/server/app/config/placeholder.test.ts',
      'is refused in %s by naming the setting, not its value, also within an address',
    ),
    tested('13.2.4', 2, 'Only named services are called.', ...alone),
    tested('13.2.5', 2, 'The server loads nothing from elsewhere.', ...alone),
    untested('13.3.1', 2, 'Secrets are in a vault.', 'They are in files or settings of the host; which vault fills them is theirs to choose.'),
    tested('13.3.2', 2, 'The key is for the eyes of the server alone.', 'src/server/adapters/secrets/secret-file.test.ts', 'is made once, outside the data'),
    tested('13.4.1', 1, 'Source control is out of reach.', ...kept),
    tested('13.4.2', 2, 'The demo is off where strangers come.', 'src/server/app/config/login-settings.test.ts', 'is never by the demo where others come'),
    tested('13.4.3', 2, 'Folders are not listed.', ...kept),
    tested('13.4.4', 2, 'TRACE is refused.', 'tests/contract/wire.test.ts', 'methods from elsewhere are refused'),
    tested('13.4.5', 2, 'Figures for monitoring are for the host alone.', 'tests/contract/metrics.test.ts', 'are read by a program of the machine itself'),
  ],
};
