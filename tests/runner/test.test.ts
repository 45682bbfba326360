import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longPatterns } from '#scripts/test/long-tests.ts';

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
