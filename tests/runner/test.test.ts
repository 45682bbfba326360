import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { lastAllLine, leaveLastAll, lineOf } from '#scripts/test/last-runs.ts';
import { longPatterns } from '#scripts/test/long-tests.ts';
import { readTests } from '#scripts/test/read-reports.ts';

const typed = (...options: string[]) =>
  spawnSync('npm', ['test', '--', ...options], { encoding: 'utf8', shell: process.platform === 'win32', env: { ...process.env, VITEST: undefined } });

describe('npm test', () => {
  it('runs the tests whose path says what was asked for, and counts them', () => {
    const { status, stdout } = typed('size-bucket');
    expect(stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n/);
    expect(stdout).not.toContain('── journeys');
    expect(status).toBe(0);
  });

  it('fails where there is nothing of that name', () => {
    const { status, stdout } = typed('no-such-thing');
    expect(stdout).toMatch(/\n0 passed, 1 failed\n/);
    expect(status).toBe(1);
  });

  it.each(longPatterns)('leaves %s to `npm test -- all`, and such files are there', (pattern) => {
    expect(globSync(pattern)).not.toEqual([]);
  });
});

describe('what a run leaves behind', () => {
  function aFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-note-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  const failed = { file: 'tests/codebase/words.test.ts', test: 'words are said', why: ['expected 1 to be 2', '    at words.test.ts:15'] };

  it('names each failed test by its file, its name and the first line of why', () => {
    const report = join(aFolder(), 'tests.json');
    const assertionResults = [
      { fullName: 'words are said', status: 'failed', failureMessages: [failed.why.join('\n')] },
      { fullName: 'words are short', status: 'passed', failureMessages: [] },
    ];
    const testResults = [{ name: resolve(failed.file), message: '', status: 'failed', startTime: 0, endTime: 0, assertionResults }];
    writeFileSync(report, JSON.stringify({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults }));
    expect(readTests(report)).toMatchObject({ passed: 1, failed: 1, failures: [failed] });
    expect(lineOf(failed)).toBe('tests/codebase/words.test.ts › words are said: expected 1 to be 2');
  });

  it('says when everything was last run, on which commit, and what came of it', () => {
    const note = join(aFolder(), 'cache', 'last-all');
    expect(lastAllLine(0, note)).toBe('`npm test -- all` was never run in this folder.');
    leaveLastAll({ at: 0, times: 'checks 40 s', counts: '9 passed, 1 failed', failures: [failed] }, note);
    expect(lastAllLine(3 * hourMs, note)).toMatch(/^`npm test -- all` last ran 3 h ago, on .+: 9 passed, 1 failed \(/);
  });
});
