import { untested, tested, type CheckChapter } from './security-check.ts';

const log = 'tests/contract/log.test.ts';
const lines = [log, 'has one JSON line per request: its pattern and how it went'] as const;
const nobody = [log, 'knows nobody, and nothing that anyone sent'] as const;
const ofHost = 'Lines go to standard output; who stores them, and where, is the host.';

export const logging: CheckChapter = {
  number: 16,
  title: 'Security Logging and Error Handling',
  checks: [
    tested('16.1.1', 2, 'What is logged, and where, is documented.', 'tests/codebase/hosting-facts.test.ts', 'every field of a line of the log'),
    untested('16.2.1', 2, 'Log lines say when, where, who and what.', 'They say all but who: a log that names members could be used against them.'),
    tested('16.2.2', 2, 'Log lines say their time in UTC.', log, 'says its time in UTC'),
    untested('16.2.3', 2, 'Logs go to documented places alone.', ofHost),
    tested('16.2.4', 2, 'Programs can read the log.', ...lines),
    tested('16.2.5', 2, 'No secret is in the log.', ...nobody),
    untested('16.3.1', 2, 'Logins are logged, with their method.', 'Each is a line with its route and status; whose it was is left out.'),
    tested('16.3.2', 2, 'Refused requests are logged.', ...lines),
    tested('16.3.3', 2, 'Refused input and limits are logged.', ...lines),
    tested('16.3.4', 2, 'Unexpected errors are logged.', log, 'tells what broke, under the name the answer carried'),
    tested('16.4.1', 2, 'No text can forge a line of the log.', ...nobody),
    untested('16.4.2', 2, 'Logs cannot be read or changed by others.', ofHost),
    untested('16.4.3', 2, 'Logs leave for another machine.', ofHost),
    tested('16.5.1', 2, 'Answers tell nothing of what broke inside.', 'tests/contract/failures.test.ts', 'says nothing of what we did wrong'),
    tested(
      '16.5.2',
      2,
      'A service that is away stops nothing else.',
      'tests/contract/login-callback.test.ts',
      'shows an outage at the starting point, and finds the provider again later',
    ),
    tested(
      '16.5.3',
      2,
      'What fails half-way is undone.',
      'tests/contract/deletion-time.test.ts',
      'is undone where it exceeds its promised time, so that no receipt comes',
    ),
  ],
};
