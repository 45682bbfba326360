import { expect, it } from 'vitest';
import { attacksOn, successful, suspicious, type Attack } from './attacks.ts';
import { attacksWithin, companiesOf, foundWithin, mostOfChance, suspiciousWithin } from './attacks-within.ts';
import { aContributingCrowd, type ContributingCrowd } from './contributing-crowd.ts';
import { sidesOfContributions } from './contribution-sides.ts';
import { attacksWithoutKeys } from './without-keys.ts';

const size = 200;

const anonymitySetOf = (seed: number): Promise<ContributingCrowd> => aContributingCrowd(seed, { size, days: 6, hasNames: true });

/** Attacks with server keys among everyone, and without them among a company's people. */
async function attacksOnCrowd(crowd: ContributingCrowd) {
  const { reviews, fellows, salaries, accounts, names } = await sidesOfContributions(crowd);
  const sides = [
    [reviews, 'account', accounts],
    [reviews, 'fellow', fellows],
    [reviews, 'name', names],
    [salaries, 'account of a salary', accounts],
    [salaries, 'name of a salary', names],
  ] as const;
  const amongAll = sides.flatMap(([ones, other, all]) => attacksOn(ones, all).map((attack): Attack => ({ ...attack, by: `${other}: ${attack.by}` })));
  const { byValue, byRest } = await attacksWithoutKeys(crowd);
  // A review and a salary of one person are of one company, which everyone may know.
  const ofSalaries = attacksWithin(reviews, salaries, companiesOf(crowd.contributors.map(({ salary }) => salary)));
  const amongFew = [...byRest, ...ofSalaries.map((attack) => ({ ...attack, by: `salary: ${attack.by}` }))];
  return { amongAll, amongFew, byValue, suspects: [...suspicious(amongAll, size), ...suspiciousWithin(amongFew)] };
}

it('two hundred write reviews and share salaries: database readers can only guess whose (F-07, F-17)', async () => {
  const { amongAll, amongFew, byValue, suspects: first } = await attacksOnCrowd(await anonymitySetOf(20_261_124));
  expect([amongAll.length > 500, amongFew.length > 500, byValue.length]).toEqual([true, true, 6]);
  expect(byValue.filter(({ exact, chance }) => exact > mostOfChance * chance)).toEqual([]);
  expect(successful(amongAll, size)).toEqual([]);
  expect(foundWithin(amongFew)).toEqual([]);
  let suspects = first;
  for (const seed of [20_261_125, 20_261_126, 20_261_127, 20_261_128, 20_261_129, 20_261_130]) {
    if (suspects.length === 0) break;
    const again = new Set((await attacksOnCrowd(await anonymitySetOf(seed))).suspects);
    suspects = suspects.filter((suspect) => again.has(suspect));
  }
  expect(suspects).toEqual([]);
}, 3_600_000);
