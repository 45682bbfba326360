import { expect, it } from 'vitest';
import { attacksOn, successful, suspicious, type Attack } from './attacks.ts';
import { aContributingCrowd } from './contributing-crowd.ts';
import { sidesOfContributions } from './contribution-sides.ts';

const size = 200;

/** The attacks on the reviews and salaries of a crowd, by what one is to be joined with. */
async function attacksOnCrowd(seed: number): Promise<readonly Attack[]> {
  const { reviews, fellows, salaries, accounts, names } = await sidesOfContributions(await aContributingCrowd(seed, { size, days: 6, hasNames: true }));
  const sides = [
    [reviews, 'account', accounts],
    [reviews, 'fellow', fellows],
    [reviews, 'salary', salaries],
    [reviews, 'name', names],
    [salaries, 'account of a salary', accounts],
    [salaries, 'name of a salary', names],
  ] as const;
  return sides.flatMap(([ones, other, all]) => attacksOn(ones, all).map((attack) => ({ ...attack, by: `${other}: ${attack.by}` })));
}

it('two hundred write two reviews and tell a salary each, and whoever has the database and the keys of the server finds no more than by guessing whose one is, which other is of the same person, and under which name they post (F-07, F-17)', async () => {
  const attacks = await attacksOnCrowd(20_261_124);
  expect(attacks.length).toBeGreaterThan(500);
  expect(successful(attacks, size)).toEqual([]);
  let suspects = suspicious(attacks, size);
  for (const seed of [20_261_125, 20_261_126, 20_261_127, 20_261_128, 20_261_129, 20_261_130]) {
    if (suspects.length === 0) break;
    const again = new Set(suspicious(await attacksOnCrowd(seed), size));
    suspects = suspects.filter((suspect) => again.has(suspect));
  }
  expect(suspects).toEqual([]);
}, 3_600_000);
