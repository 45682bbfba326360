import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { mentionOf, spellingsOf } from '#scripts/where/mentions.ts';
import { npmRun } from './npm-run.ts';

const where = (...args: readonly string[]): readonly string[] =>
  spawnSync(process.execPath, ['scripts/where.ts', ...args], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');

describe('npm run where', () => {
  it('answers as it is typed, and ends with 1 where nothing is asked', async () => {
    const { code, said } = await npmRun('where', ['votes']);
    expect([code, said.split('\n')[0]]).toEqual([0, 'votes: Up and down votes on posts and comments.']);
    expect(await npmRun('where')).toEqual({ code: 1, said: '', complained: 'Say what you look for: npm run where rating' });
    expect(await npmRun('where', ['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('npm run where -- --rows') });
  });

  it('says a word’s sentence and files in every room, then names elsewhere', () => {
    const lines = where('votes');
    for (const folder of ['src/core', 'src/web/stores', 'src/web/views', 'src/server/adapters', 'tests/fakes'])
      expect(lines).toContainEqual(expect.stringMatching(`^  ${folder}/votes: \\S+`));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}openapi\/feed\/votes\.yaml: .*castVote/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}src\/server\/adapters\/migrations\/0288-schema\.sql: vote/));
    expect(lines.filter((line) => line.startsWith('  src/core/votes/'))).toEqual([]);
  });

  it('finds a file by its name and by its path, with what it is about', () => {
    for (const asked of ['cookie-jar', 'cookie-jar.ts', 'src/server/app/http/cookie-jar.ts'])
      expect(where(asked), asked).toContain(
        '  src/server/app/http/cookie-jar.ts: Cookies of a request and its answer; tokens are HttpOnly, readable ones only name who is signed in (D-24).',
      );
  });

  it('says a code’s sentence, the tests that name it, and its other citations', () => {
    const lines = where('r-066');
    expect(lines[0]).toMatch(/^R-066: \S/);
    expect(lines).toContain('  src/core/content/post-preview.test.ts: the preview of a post (R-066, D-07)');
    expect(lines).toContain('  src/core/content/post-preview.ts');
    const rows = where('--rows');
    expect(rows.slice(rows.findIndex((line) => line.startsWith('R-066: ')))).toContain('  src/core/content/post-preview.test.ts');
  });

  it('shows 12 lines of a place, and says how the rest is seen', () => {
    const rest = where('posts').filter((line) => /^ {2}and \d+ more/.test(line));
    expect(rest.length).toBeGreaterThan(0);
    for (const line of rest) expect(line).toMatch(/: npm run where -- --all posts$/);
    expect(where('--all', 'posts').filter((line) => line.includes('--all posts'))).toEqual([]);
  });

  it('says of an export which files use it', () => {
    const lines = where('fewestPeople');
    expect(lines.slice(lines.indexOf('Used by:'))).toEqual(
      expect.arrayContaining(['Used by:', '  src/core/reviews/ratings.ts', '  src/web/words/en/reviews/words.ts']),
    );
    expect(where('r-066')).not.toContain('Used by:');
  });

  it('finds whole words before parts of words, each line cut to a glance', () => {
    const lines = where('dress').filter((line) => line.startsWith('  src/'));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect([line, /\bdress\b/i.test(line), line.length < 260]).toEqual([line, true, true]);
  });

  it('shows lines that hold the letters where no name does, or says that nothing does', () => {
    const [letters, nonsense] = [['very hour the ser'], ['zy', 'zzy']].map((parts) => parts.join('')) as [string, string];
    expect(where(letters)[0]).toBe(`No name says ${letters}; these lines do.`);
    expect(where(nonsense)).toEqual([`Nothing here speaks of ${nonsense}.`]);
  });
});

describe('a mention', () => {
  it.each([
    ['polls', ['PollPart', 'poll.ts', 'poll_option', 'an answer to a poll.']],
    ['take-home', ['TakeHomeStore']],
    ['rate limit', ['x-rate-limit', 'rateLimitsOf']],
    ['VoteButtons.tsx', ['src/web/views/votes/VoteButtons.tsx']],
    ['company', ['listCompanies']],
  ])('of %s is found in whole parts of names, one and many', (asked, texts) => {
    expect(texts.filter((text) => !mentionOf(asked)(text))).toEqual([]);
  });

  it.each([
    ['lru', 'totalRupees'],
    ['ssr', 'cessRate'],
    ['S-9', 'S-97'],
    ['-', 'anything'],
  ])('of %s is not found in %s', (asked, text) => {
    expect(mentionOf(asked)(text)).toBe(false);
  });

  it('of a word of the glossary is spelled as it is', () => {
    expect(['Vote', 'income tax', 'company'].map((asked) => spellingsOf(asked))).toMatchObject([
      expect.arrayContaining(['votes']),
      expect.arrayContaining(['income-tax']),
      expect.arrayContaining(['companies']),
    ]);
  });
});
