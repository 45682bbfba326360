import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { leadFor } from '#scripts/house/places.ts';

function where(...args: readonly string[]): { readonly status: number | null; readonly lines: readonly string[]; readonly error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/where.ts', ...args], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n'), error: stderr.trim() };
}

describe('npm run where', () => {
  it('tells first what a word is and where it stands in every room', () => {
    const { status, lines } = where('votes');
    expect(status).toBe(0);
    expect(lines[0]).toBe('votes: Up and down votes on posts and comments.');
    for (const folder of [
      'src/core/votes',
      'src/web/adapters/votes',
      'src/web/stores/votes',
      'src/web/views/votes',
      'src/server/adapters/votes',
      'tests/fakes/votes',
    ])
      expect(lines).toContainEqual(expect.stringMatching(`^  ${folder}: \\S+`));
    expect(lines.length).toBeLessThan(60);
  });

  it('leads from the name of before to the word of now', () => {
    expect(where('ballots').lines.slice(0, 2)).toEqual(['ballots: votes now.', 'votes: Up and down votes on posts and comments.']);
  });

  it('leads from a term of the field to its files', () => {
    expect(where('rate', 'limit').lines[0]).toMatch(/^rate limit: src\/server\/app\/traffic\/rate-limits\.ts/);
  });

  it('takes a word as it is typed', () => {
    for (const typed of ['votes', 'vote', 'Votes ']) expect(leadFor(typed)).toEqual({ word: 'votes', isFormer: false });
    for (const typed of ['income tax', 'Income-Tax']) expect(leadFor(typed)).toEqual({ word: 'income-tax', isFormer: false });
    expect(leadFor('CSRF')).toHaveProperty('paths');
    expect(leadFor('nowhere')).toBeUndefined();
  });

  it('tells the sentence of a code, then who speaks of it', () => {
    const { lines } = where('S-97');
    expect(lines[0]).toMatch(/^S-97: \S/);
    expect(lines.length).toBeGreaterThan(2);
  });

  it('says so where nothing is found, and asks for a word where none is given', () => {
    expect(where(['zy', 'zzy'].join('')).lines).toEqual(['Nothing here speaks of zyzzy.']);
    const { status, error } = where();
    expect([status, error]).toEqual([1, 'Say what you look for: npm run where rating']);
  });
});
