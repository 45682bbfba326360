import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { costLine, isTooDear, limitLine, limitOf } from '#scripts/test/limits.ts';
import { lastAllLine, leaveLastAll, lineOf } from '#scripts/test/last-runs.ts';
import { longPatterns } from '#scripts/test/long-tests.ts';
import { readTests } from '#scripts/test/read-reports.ts';
import { descendantsIn, lostBetween, type Process } from '#scripts/test/spent-time.ts';

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

describe('what a part costs', () => {
  const table = 'run\tpart\tlimit\tseconds\nnpm test\tchecks\t100.0\t80\nnpm test -- all\tchecks\t120.0\t96\n';
  const checks = (seconds: number, fixedSeconds: number) => ({ run: 'npm test', part: 'checks', seconds, fixedSeconds });
  const limit = limitOf(checks(0, 1), table);

  it('is refused more than 15 % over its limit, and not before', () => {
    expect(limit).toEqual({ limit: 100, seconds: 80 });
    expect(isTooDear(checks(93, 0.8), limit)).toBe(true);
    expect(isTooDear(checks(91, 0.8), limit)).toBe(false);
    expect(isTooDear(checks(40, 0.8), limit)).toBe(false);
  });

  it('is not refused on a machine where everything costs twice as much', () => {
    expect(isTooDear(checks(160, 1.6), limit)).toBe(false);
    expect(isTooDear(checks(186, 1.6), limit)).toBe(true);
  });

  it('is not refused where the table has no limit', () => {
    expect(limitOf({ ...checks(1, 1), part: 'journeys' }, table)).toBeUndefined();
    expect(isTooDear(checks(9999, 1), undefined)).toBe(false);
  });

  it('is shown beside its limit and former cost, and as a table line', () => {
    expect(costLine(checks(84, 0.8), limit)).toBe(
      'checks took 84 processor s, 105.0 pieces of fixed work of 0.80 s; the limit is 100.0 (+5 %), and it last landed with 80 s',
    );
    expect(limitOf(checks(0, 1), limitLine(checks(84, 0.8)))).toEqual({ limit: 105, seconds: 84 });
  });

  const process = (parent: number, seconds: number, begun = '1'): Process => ({ parent, seconds, begun });

  it('holds what it started, detached or left by its parent, and no other process', () => {
    const all = new Map([
      [1, process(0, 50)],
      [10, process(1, 1)],
      [11, process(10, 2)],
      [12, process(11, 3)],
      [20, process(1, 9)],
    ]);
    const before = descendantsIn(all, 10, new Map());
    expect([...before.keys()]).toEqual([10, 11, 12]);
    const left = new Map([...all, [12, process(1, 4)], [20, process(1, 9)]]);
    left.delete(11);
    expect([...descendantsIn(left, 10, before).keys()]).toEqual([10, 12]);
    expect([...descendantsIn(new Map([...left, [12, process(1, 4, 'another')]]), 10, before).keys()]).toEqual([10]);
  });

  it('holds the seconds of what ended while nobody waited for it, once', () => {
    const before = new Map([
      [10, process(1, 1)],
      [11, process(10, 2)],
      [12, process(11, 3)],
      [13, process(1, 5)],
      [14, process(13, 7)],
    ]);
    expect(lostBetween(before, before)).toBe(0);
    expect(lostBetween(before, new Map([[10, process(1, 6)]]))).toBe(12);
  });
});
