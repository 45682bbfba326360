import type { BenefitAnswer, BenefitsDraft } from '#core/benefits/benefits-draft.ts';
import { benefitsInOrder, type Benefit } from '#core/benefits/benefit.ts';
import { byNames, aNumber, object, textList } from '#server/adapters/packed/shape.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { demoValues } from '../demo-values.ts';
import { interviewsCountOf } from '../interviews/interviews-count.ts';
import { Random } from '../random.ts';

export interface DemoBenefits extends BenefitsDraft {
  readonly benefitsId: string;
  readonly authorRef: string;
  readonly weeksAgo: number;
}

interface BenefitRemarks {
  /** Hundredths of people who have it. */
  readonly usual: number;
  readonly notes: readonly string[];
}

const benefitRemarks = demoValues('benefits')('remarks', byNames(benefitsInOrder, object<BenefitRemarks>({ usual: aNumber, notes: textList })));

const weeks = 104;

/** Planted companies with nobody, one, or too few answers for a share. */
const planted: ReadonlyMap<number, number> = new Map([
  [7, 0],
  [15, 1],
  [17, 4],
  [12, 31],
  [13, 22],
  [14, 18],
  [11, 2_400],
]);

export function* composeBenefits(seed: number, company: DemoCompany, place: number): Generator<DemoBenefits, void> {
  const given = sharesAt(new Random(seed, place, 'benefits'));
  const count = planted.get(place) ?? Math.round(interviewsCountOf(seed, place, company) * 0.7);
  const noted = new Set<string>();
  for (let turn = 0; turn < count; turn++) yield composeOne(given, noted, new Random(seed, place, `benefits ${turn}`));
}

/** Frequency of each benefit in percent, near certain for a provident fund, which the law asks for. */
function sharesAt(random: Random): ReadonlyMap<Benefit, number> {
  return new Map(
    benefitsInOrder.map((benefit) => {
      const { usual } = benefitRemarks[benefit];
      const least = benefit === 'provident-fund' ? 85 : 3;
      return [benefit, random.chance(0.15) ? least : Math.min(97, Math.max(least, usual + Math.round(22 * random.bell())))];
    }),
  );
}

function composeOne(given: ReadonlyMap<Benefit, number>, noted: Set<string>, random: Random): DemoBenefits {
  const reported = benefitsInOrder.flatMap((benefit): readonly BenefitAnswer[] => {
    if (!random.chance(0.55)) return [];
    return [{ benefit, said: random.chance((given.get(benefit) ?? 0) / 100) ? 'yes' : 'no' }];
  });
  const answers: readonly BenefitAnswer[] = reported.length > 0 ? reported : [{ benefit: 'provident-fund', said: 'yes' }];
  return {
    benefitsId: random.name(16),
    authorRef: Buffer.from(Array.from({ length: 32 }, () => random.between(0, 255))).toString('base64url'),
    answers,
    note: random.chance(0.3) ? noteFrom(answers, noted, random) : null,
    weeksAgo: Math.floor(weeks * random.next() ** 1.3),
  };
}

function noteFrom(answers: readonly BenefitAnswer[], noted: Set<string>, random: Random): BenefitsDraft['note'] {
  const given = answers.filter(({ said }) => said === 'yes');
  if (given.length === 0) return null;
  const { benefit } = random.among(given);
  const text = random.among(benefitRemarks[benefit].notes);
  if (noted.has(text)) return null;
  noted.add(text);
  return { benefit, text };
}
