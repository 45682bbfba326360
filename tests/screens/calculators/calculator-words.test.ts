import { describe, expect, it } from 'vitest';
import { compareOffers } from '#core/compare-offers/compare-offers.ts';
import { gratuity } from '#core/gratuity/gratuity.ts';
import { gratuityTax } from '#core/gratuity/gratuity-tax.ts';
import { hike } from '#core/hike/hike.ts';
import { hraExemption } from '#core/hra/hra-exemption.ts';
import { realHike, realTerms } from '#core/real-terms/real-terms.ts';
import type { Answer } from '#core/calculators/answer-types.ts';
import { financialYears } from '#core/calculators/person-types.ts';
import { states } from '#core/calculators/states.ts';
import { takeHome } from '#core/take-home/take-home.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { gratuityWords } from '#web/words/gratuity/gratuity-words.ts';
import { hraWords } from '#web/words/hra/hra-words.ts';

const today = '2030-01-01';
const english = await calculatorWords.load('en');
const hindi = await calculatorWords.load('hi');

const inEnglish = { ...english, steps: { ...(await hraWords.load('en')).steps, ...(await gratuityWords.load('en')).steps } };
const inHindi = { ...hindi, steps: { ...(await hraWords.load('hi')).steps, ...(await gratuityWords.load('hi')).steps } };

/** Answers covering every step, rule and warning that pages may show. */
const everyAnswer = (): Answer[] => [...answersWithSteps(), ...answersWithout()];

function answersWithSteps(): Answer[] {
  const homes = states.flatMap((state) =>
    financialYears.flatMap((financialYear) =>
      ([120_000, 400_000, 1_800_000, 60_000_000] as const).map((annualCtc, at) =>
        takeHome({
          today,
          annualCtc,
          state,
          financialYear,
          providentFund: (['none', 'capped', 'actual', 'none'] as const)[at] ?? 'capped',
          labourWelfareFund: true,
          wageRule: at === 2,
          professionalTaxExempt: at === 3,
          monthlyHra: 60_000,
          monthlyRent: 20_000,
          city: 'pune',
          annualEmployerNps: annualCtc / 100,
          voluntaryPercent: 2,
          deductions: { section80C: 1, ownNps: 1, healthInsurance: 1, healthInsuranceParents: 1, homeLoanInterest: 1, leaveTravel: 1 },
        }),
      ),
    ),
  );
  const leaving = ([true, false] as const).flatMap((covered) =>
    (['permanent', 'fixed-term'] as const).map((employment) =>
      gratuity({ today, monthlyWages: 900_000, monthlyGross: 3_000_000, years: 9, months: 8, covered, employment }),
    ),
  );
  return [
    ...homes.flatMap((answer) => [answer, answer.new, answer.old]),
    ...leaving,
    ...leaving.map(({ formulaAmount }) => gratuityTax({ today, received: 5_000_000, formulaAmount, otherTaxableIncome: 1_000_000 })),
    ...financialYears.map((financialYear) =>
      hraExemption({
        today,
        financialYear,
        taxableIncome: 900_000,
        periods: [{ monthlyBasic: 45_000, monthlyHra: 20_000, monthlyRent: 19_000, city: 'chennai' }],
      }),
    ),
  ];
}

/** Answers whose pages show rules but no named steps. */
const answersWithout = (): Answer[] => [
  hike({ today, oldAnnual: 1_000_000, percent: -5, takeHome: { state: 'karnataka' } }),
  hike({ today, oldAnnual: 0, newAnnual: 5 }),
  realTerms({ today, amount: 1_000_000, earned: '2024-11', reported: '2026-05' }),
  realHike({ today, oldAnnual: 1_000_000, newAnnual: 1_100_000, before: '2025-01', after: '2026-01' }),
  compareOffers({ today, offers: [{ annualFixed: 1_500_000 }, { annualFixed: 1_800_000, stock: { grant: 1_000_000 } }] }),
];

describe('what the calculators say', () => {
  it('names every step, rule and warning in both languages, never by inner names (F-20)', () => {
    const unsaid = new Set<string>();
    for (const words of [inEnglish, inHindi]) {
      for (const { lines } of answersWithSteps()) for (const { id } of lines) if (words.lineName(id, words.steps) === id) unsaid.add(`step ${id}`);
      for (const { lines, warnings } of everyAnswer()) {
        for (const { rule } of lines) if (rule && words.ruleName(rule.rule) === rule.rule) unsaid.add(`rule ${rule.rule}`);
        for (const warning of warnings) {
          const said = words.warning(warning);
          if (/[a-z]+-[a-z]+-[a-z]+|undefined|#|^[a-z-]+$/.test(said)) unsaid.add(`warning ${warning.id}: ${said}`);
        }
      }
    }
    expect([...unsaid]).toEqual([]);
  });

  it('groups rupees as India does, and reads them out as rupees', () => {
    const { money } = english;
    expect([money.written(12_085_300), money.written(-199.5), money.exact(332_307.69), money.spoken(120_853)]).toEqual([
      '₹1,20,85,300',
      '−₹200',
      '₹3,32,307.69',
      '1,20,853 rupees',
    ]);
    expect([hindi.money.spoken(-5), hindi.money.short(250_000), english.percent(-16.67)]).toEqual(['माइनस 5 रुपये', '₹2.5 लाख', '−16.67%']);
  });
});

it('one rupee is said as one (C-11)', () => {
  const { spoken, spokenExact } = english.money;
  expect([1, 0.6, -1, 2, 0].map(spoken)).toEqual(['1 rupee', '1 rupee', 'minus 1 rupee', '2 rupees', '0 rupees']);
  expect([1, 1.5].map(spokenExact)).toEqual(['1 rupee', '1.50 rupees']);
});
