import { untested, notApplicable, tested, type CheckChapter } from './security-check.ts';

const session = 'tests/contract/session.test.ts';
const headers = 'tests/contract/headers.test.ts';
const pages = 'tests/contract/pages.test.ts';
const refusals = 'tests/contract/refusals.test.ts';
const plainNames = 'Cookies of the session are __Host-. Others hold no token, and keep the names that other programs read.';

export const frontend: CheckChapter = {
  number: 3,
  title: 'Web Frontend Security',
  checks: [
    tested('3.2.1', 1, 'An API answer is never drawn as a page.', 'tests/contract/operations.test.ts', 'is never drawn as a page'),
    tested('3.2.2', 1, 'Text is drawn as text, never as markup.', 'tests/codebase/danger-rules.test.ts', 'a text that is set as markup'),
    untested('3.3.1', 1, 'Cookies are Secure, and their names say so.', plainNames),
    tested('3.3.2', 2, 'Each cookie says which sites may send it.', session, 'that carry it are for this host alone, and for no script'),
    untested('3.3.3', 2, 'Cookies of this host alone have the __Host- prefix.', plainNames),
    tested('3.3.4', 2, 'No script can read the session.', session, 'that can be read only say who is signed in'),
    tested('3.4.1', 1, 'HTTPS is promised for years, with subdomains.', headers, 'promises HTTPS for two years where it is spoken'),
    tested('3.4.2', 1, 'No other site may read our answers.', refusals, 'tells its methods to OPTIONS, and nothing to another site'),
    tested('3.4.3', 2, 'A policy names what a page may load and run.', pages, 'has two inline scripts and one style, allowed by hash, and no others'),
    tested('3.4.4', 2, 'Every answer is taken for what it says it is.', headers, 'carries the headers: %s'),
    tested('3.4.5', 2, 'Other sites learn no path from a link.', headers, 'carries the headers: %s'),
    tested('3.4.6', 2, 'Nobody frames a page but whom the host names.', pages, 'is framed by the origins alone that the host names'),
    tested('3.5.1', 1, 'Changes that another site asks for are refused.', refusals, 'changes nothing on the word of another site'),
    tested('3.5.2', 1, 'Forms of other sites cannot reach an operation.', refusals, 'takes no body but of its own kind'),
    tested('3.5.3', 1, 'Reading changes nothing.', session, 'changes nothing in the database, but for logging out'),
    notApplicable('3.5.4', 2, 'Separate applications have separate hosts.', 'It is one application.'),
    tested(
      '3.5.5',
      2,
      'Messages of foreign windows are passed over.',
      'src/web/adapters/providers/provider-prompts.test.ts',
      'is heard from its own origin only',
    ),
    tested(
      '3.7.1',
      2,
      'Pages use only what supported browsers have.',
      'tests/codebase/browsers.test.ts',
      'are not asked by built scripts for language features that one of them lacks',
    ),
    tested('3.7.2', 2, 'No page sends a reader to another site by itself.', 'tests/contract/login-callback.test.ts', 'never leads out of here in the end'),
  ],
};
