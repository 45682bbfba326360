import { describe, expect, it } from 'vitest';
import type { AnyTable } from '#server/adapters/database/table.ts';
import { tables } from '#server/app/wiring/tables.ts';

const all: readonly AnyTable[] = tables;

const columnsOf = (name: string) => Object.entries(all.find((table) => table.name === name)?.columns ?? {});

const factsOf = (name: string, column: string) => columnsOf(name).find(([key]) => key === column)?.[1];

/** Columns that lead from a row to an account. */
const leadingToAccounts = (name: string) =>
  columnsOf(name).flatMap(([column, { facts }]) => [facts.owner, facts.names].flatMap((key) => (key && key.by !== 'persona' ? [column] : [])));

describe('what is said to a company that asks, against the tables (F-15)', () => {
  it.each(['review', 'salary', 'interview', 'benefits', 'photo_set'])('nothing leads from %s to an account, and only its week is stored', (name) => {
    expect(columnsOf(name).map(([column]) => column)).toContain('author_ref');
    expect(leadingToAccounts(name)).toEqual([]);
    expect(factsOf(name, 'posted_at')?.purpose).toMatch(/first moment of the week/);
  });

  it('a vote does lead to its account, so that the check can fail', () => {
    expect(leadingToAccounts('vote')).toEqual(['voter']);
  });

  it('a made-up name leads to no account, a designation by a keyed hash', () => {
    expect(leadingToAccounts('persona')).toEqual([]);
    expect(factsOf('persona', 'ref')).toMatchObject({
      purpose: expect.stringMatching(/not linked to any account.*keyed hash of the account/),
      facts: { source: 'keyed hash' },
    });
  });

  it.each([
    ['career', 'sealed'],
    ['work_experience', 'sealed'],
    ['education', 'sealed'],
    ['chat_message', 'sealed'],
    ['mail_address', 'sealed'],
  ])('%s is encrypted in %s, by a key that we have', (name, column) => {
    expect(factsOf(name, column)?.facts.source).toBe('sealed');
  });

  it('a login is a keyed hash, and no network or phone number is stored', () => {
    expect(factsOf('identity', 'key')?.facts.source).toBe('keyed hash');
    const names = all.flatMap(({ name }) => columnsOf(name).map(([column]) => `${name}.${column}`));
    expect(
      names.filter((name) => /(?:^|[._])(?:ip|network|phone|mobile)(?:_|$)/.test(name)),
      'but the one of an office',
    ).toEqual(['company_location.phone']);
  });
});
