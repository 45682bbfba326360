import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { leadFor, otherNamesOf } from '#scripts/house/places.ts';
import { findIn } from '#scripts/where/find.ts';
import { toldLead } from '#scripts/where/lead.ts';
import { findScattered, wordsIn } from '#scripts/where/scattered.ts';
import { mentionOf } from '#scripts/where/word-forms.ts';
import { npmRun } from './npm-run.ts';
import { placesOfNewcomers, strayPlaces, termsOfNewcomers } from './terms-of-newcomers.ts';

function where(...args: readonly string[]): { readonly status: number | null; readonly lines: readonly string[] } {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/where.ts', ...args], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

/** The lines of a place beside the lead of a word. */
function named(asked: string, place: string): readonly string[] {
  const lead = toldLead(asked);
  return findIn(lead?.word ?? asked, lead?.isTold ?? (() => false)).named.get(place) ?? [];
}

describe('npm run where', () => {
  it('answers as it is typed, and ends with 1 where nothing is asked', async () => {
    const { code, said } = await npmRun('where', ['votes']);
    expect([code, said.split('\n')[0]]).toEqual([0, 'votes: Up and down votes on posts and comments.']);
    expect(await npmRun('where')).toEqual({ code: 1, said: '', complained: 'Say what you look for: npm run where rating' });
  });

  it('says with --help what it finds, and looks for no such word', async () => {
    expect(await npmRun('where', ['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('npm run where -- --rows') });
  });

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

  it('lists with one name the places of the other names of the same thing', () => {
    for (const typed of ['naukri', 'portal']) {
      expect(named(typed, 'core').join('\n'), typed).toMatch(/NaukriLogin[\s\S]*PortalAccounts/);
    }
    for (const typed of ['drafts', 'draft', 'writing']) expect(named(typed, 'core').join('\n'), typed).toMatch(/composer\/writing\.ts[\s\S]*PollDraft/);
    expect(named('log out', 'openapi')).toEqual(named('sign-out', 'openapi'));
    expect(toldLead('deletion')?.lines).toEqual(toldLead('account')?.lines);
    expect(toldLead('deletion')?.lines.join('\n')).toContain('src/core/account: ');
    expect(otherNamesOf('votes')).toEqual([]);
  });

  it('leads from a term of the field to its files', () => {
    expect(where('rate', 'limit').lines.slice(0, 2)).toEqual([
      'rate limit:',
      expect.stringMatching(/^  src\/server\/app\/traffic\/rate-limits\.ts: The rate limit \S/),
    ]);
  });

  it('takes a word as it is typed', () => {
    for (const typed of ['votes', 'vote', 'Votes ']) expect(leadFor(typed)).toEqual({ word: 'votes', isFormer: false });
    for (const typed of ['income tax', 'Income-Tax']) expect(leadFor(typed)).toEqual({ word: 'income-tax', isFormer: false });
    for (const typed of ['CSRF', 'retries', 'Feature flags', 'circuit_breaker', 'caches']) expect(leadFor(typed), typed).toHaveProperty('paths');
    expect(leadFor('nowhere')).toBeUndefined();
  });

  it('tells the sentence of a code, then who speaks of it', () => {
    const { lines } = where('S-97');
    expect(lines[0]).toMatch(/^S-97: \S/);
    expect(lines.length).toBeGreaterThan(2);
  });

  it('names tests and styles of a word like its other files', () => {
    const lines = toldLead('polls')?.lines ?? [];
    expect(lines).toContain('  src/core/polls: poll.ts, polls.ts, poll.test.ts');
    expect(toldLead('companies')?.lines.join('\n')).toMatch(/src\/web\/views\/companies: .*, companies\.module\.css/);
    expect(lines.join('\n')).not.toContain('tests or styles');
  });

  it('finds handlers that stand in a service of another name', () => {
    expect(toldLead('nudges')?.lines).toContain('  src/server/services/nudges: nudge-operations.ts');
    expect(toldLead('notifications')?.lines).toContainEqual(
      expect.stringMatching(/^ {2}src\/server\/services\/device-service\.ts: registerDevice, .*unregisterDevice/),
    );
  });

  it('finds the parts of names in singular and plural, and no letters inside of other words', () => {
    for (const typed of ['poll', 'polls', 'Poll'])
      for (const text of ['PollPart', 'poll.ts', 'poll_option', 'pollVotes', 'SqlPolls', 'an answer to a poll.'])
        expect(mentionOf(typed)(text), `${typed} in ${text}`).toBe(true);
    for (const [typed, text] of [
      ['lru', 'totalRupees'],
      ['ssr', 'cessRate'],
      ['hra', 'phrase'],
      ['csp', 'docsPage'],
      ['S-9', 'S-97'],
    ] as const)
      expect(mentionOf(typed)(text), `${typed} in ${text}`).toBe(false);
    for (const [typed, text] of [
      ['take-home', 'TakeHomeStore'],
      ['rate limit', 'x-rate-limit'],
      ['verification', 'isVerified'],
      ['verification', 'unverifiedWeight'],
      ['careers', 'CareerStep'],
    ] as const)
      expect(mentionOf(typed)(text), `${typed} in ${text}`).toBe(true);
    expect(named('polls', 'web/views').join('\n')).toContain('composer/PollPart.tsx: PollPart');
  });

  it('reads migrations, journeys and the words of an index, too', () => {
    expect(named('votes', 'server/adapters').join('\n')).toContain('migrations/0022-votes.sql');
    expect(named('polls', 'tests').join('\n')).toContain('tests/journeys/communities/communities-writing.spec.ts: “posts a poll');
  });

  it('says how the rest is seen, and shows it', () => {
    const { lines } = where('polls');
    const cut = lines.filter((line) => / more\b/.test(line));
    expect(cut.length).toBeGreaterThan(1);
    for (const line of cut) expect(line).toMatch(/: npm run where -- --all polls$/);
    const all = where('--all', 'polls').lines;
    expect(all.filter((line) => / more\b.*: npm run where/.test(line))).toEqual([]);
    expect(all.join('\n')).toMatch(/Files that only mention it\n[\s\S]*posts\/post-writer\.ts/);
  });

  it('says of a file what others take from it, rather than of a constant above', () => {
    expect(toldLead('cookie')?.lines).toContain('  src/server/app/http/cookie-jar.ts: The cookies of one request and those of its answer.');
  });

  it.each(termsOfNewcomers)('leads from %s to its place first', (term, first) => {
    expect(toldLead(term)?.lines[1]).toMatch(new RegExp(`^ {2}${first}`));
  });

  it.each(placesOfNewcomers)('leads from %s to %s, too', (term, path) => {
    expect(toldLead(term)?.isTold(path)).toBe(true);
  });

  it.each(strayPlaces)('leads from %s to no %s', (term, path) => {
    expect(toldLead(term)?.isTold(path)).toBe(false);
  });

  it('leads from a share to no share of a fund, and from a block to no part of a page', () => {
    expect(toldLead('share')?.isTold('src/core/statutory/provident-fund-shares.ts')).toBe(false);
    expect(named('block', 'contract')).toEqual([]);
  });

  it('says of a request that only reads that it is sent again by itself', () => {
    expect(toldLead('retry')?.lines[0]).toMatch(/only reads is sent again by itself/);
  });

  it.each(['mock', 'feature flag', 'captcha', 'two-factor'])('says that there is none of %s, and what there is instead', (term) => {
    expect(toldLead(term)?.lines[0]).toMatch(new RegExp(`^${term}: There (is|are) none; instead \\S`));
  });

  it('finds words that no name bears side by side: path, names and first sentence together', () => {
    expect(findScattered(['share', 'post']).get('openapi')).toContainEqual(expect.stringMatching(/^feed\/posts\.yaml: sharePost/));
    expect(findScattered(['view', 'count']).get('web/views') ?? []).not.toContainEqual(expect.stringMatching(/^companies\//));
    expect(wordsIn('the votes of my posts')).toEqual(['votes', 'posts']);
    expect(wordsIn('R-032')).toEqual(['R-032']);
    const asked = ['share', 'link'];
    expect(where(...asked).lines).toContain(`No name says ${asked.join(' ')} side by side; these places bear all of its words.`);
  });

  it('takes each word in turn where no place bears all of them', () => {
    const nonsense = ['zy', 'zzy'].join('');
    const { lines } = where('votes', nonsense);
    expect(lines.slice(0, 3)).toEqual([
      `No place bears all words of votes ${nonsense}; each by itself:`,
      '',
      'votes: Up and down votes on posts and comments.',
    ]);
    expect(lines.at(-1)).toBe(`Nothing here speaks of ${nonsense}.`);
  });

  it('says so where nothing is found', () => {
    const nonsense = ['zy', 'zzy'].join('');
    expect(where(nonsense).lines).toEqual([`Nothing here speaks of ${nonsense}.`]);
  });
});
