import { describe, expect, it } from 'vitest';
import { attacksOn, successful } from './attacks.ts';
import { aContributingCrowd } from './contributing-crowd.ts';
import { sidesOfContributions } from './contribution-sides.ts';

describe('anyone who has the database after a few have written reviews and shared salaries', () => {
  it('finds neither the author nor the counterpart of a review or salary (F-07, F-17)', async () => {
    const size = 20;
    const { reviews, fellows, salaries, accounts } = await sidesOfContributions(await aContributingCrowd(20_261_124, { size, days: 2, hasNames: false }));
    const holds = (tables: readonly string[]) => (one: ReadonlyMap<string, unknown>) => tables.every((table) => one.has(table));
    expect([...reviews, ...fellows].every(holds(['review', 'review_print', 'spent_token']))).toBe(true);
    expect(salaries.every(holds(['salary', 'spent_token']))).toBe(true);
    expect(accounts.every(holds(['account', 'session', 'issued_contribution_token', 'issued_counted_tokens', 'salary_offer']))).toBe(true);
    // A review and a salary of one person are of one company, at which nobody else of so few works.
    for (const others of [accounts, fellows]) expect(successful(attacksOn(reviews, others), size)).toEqual([]);
    expect(successful(attacksOn(salaries, accounts), size)).toEqual([]);
  });
});
