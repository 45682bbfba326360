import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

it('are what is left of a standard error without the warnings of npm and Node', () => {
  const written = [
    'npm warn Unknown user config "nodedir". This will stop working in the next major version of npm.',
    'There is no backup (node:12).',
    '(node:812) ExperimentalWarning: SQLite is an experimental feature and might change at any time',
    '(Use `node --trace-warnings ...` to show where the warning was created)',
    'A second sentence.',
    '(node:812) [DEP0190] DeprecationWarning: Passing args to a child process',
  ];
  expect(ownWords(written.join('\n'))).toBe('There is no backup (node:12).\nA second sentence.\n');
});
