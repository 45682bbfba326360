import { describe, expect, it } from 'vitest';
import { npmRun } from './npm-run.ts';

const usual = ['memory', 'start', 'api', 'pages', 'paint', 'inp'];
const long = [
  'joining',
  'codes',
  'sessions',
  'companies',
  'feed',
  'notifications',
  'usage',
  'reviews',
  'salaries',
  'interviews',
  'jobs',
  'search',
  'chat',
  'spread',
  'sweeps',
  'scroll',
];
const parts = [...usual, ...long];

describe('npm run bench', () => {
  it('lists the parts with one line each, and which are long', async () => {
    const { code, said, complained } = await npmRun('bench', ['--help']);
    expect([code, complained]).toEqual([0, '']);
    const listed = said.split('\n').flatMap((line) => /^ {2}(\w+) +(\S.*)$/.exec(line)?.slice(1, 2) ?? []);
    expect(listed).toEqual(parts);
    const saidLong = said.split('\n').flatMap((line) => /^ {2}(\w+) .*\(long\)$/.exec(line)?.slice(1, 2) ?? []);
    expect(saidLong).toEqual(long);
  });

  it('ends with 1 where there is no such bench, and says which there are', async () => {
    expect(await npmRun('bench', ['codes', 'tea', 'constructor'])).toEqual({
      code: 1,
      said: '',
      complained: `There is no bench tea and no constructor; ask for ${parts.join(', ')}.`,
    });
  });

  it('refuses a flag that it does not know', async () => {
    const { code, complained } = await npmRun('bench', ['--nigthly']);
    expect([code, complained]).toEqual([1, expect.stringMatching(/'--nigthly'.*Run with --help\.$/)]);
  });
});
