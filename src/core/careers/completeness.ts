export const careerTypes = ['working', 'student', 'unemployed'] as const;

export type CareerType = (typeof careerTypes)[number];

/** Known career details. Missing, empty or null counts as unfilled. */
export interface CareerFacts {
  readonly companyName?: string | null | undefined;
  readonly departmentId?: number | null | undefined;
  readonly industryId?: number | null | undefined;
  readonly jobProfile?: string | null | undefined;
  readonly collegeName?: string | null | undefined;
  readonly courseName?: string | null | undefined;
  readonly specializationId?: number | null | undefined;
}

type CareerFact = keyof CareerFacts;

const needed = {
  working: ['companyName', 'departmentId', 'industryId', 'jobProfile'],
  student: ['collegeName', 'courseName', 'specializationId'],
  unemployed: ['departmentId', 'industryId', 'jobProfile'],
} as const satisfies Record<CareerType, readonly CareerFact[]>;

const isFilled = (value: string | number | null | undefined): boolean => (typeof value === 'string' ? value.trim() !== '' : (value ?? 0) > 0);

/** Missing details in order of asking. Without a company, people between jobs need none. */
export function missingOf(type: CareerType, facts: CareerFacts): readonly CareerFact[] {
  if (type === 'unemployed' && !isFilled(facts.companyName)) return [];
  return needed[type].filter((fact) => !isFilled(facts[fact]));
}

export const isCareerComplete = (type: CareerType | undefined, facts: CareerFacts): boolean => type !== undefined && missingOf(type, facts).length === 0;

/** Facts of a career's line, the only ones an account must store. */
const ofLine: readonly CareerFact[] = ['companyName', 'jobProfile', 'collegeName', 'courseName'];

/** Other facts may exist only on the member's device. */
export const isLineKnown = (type: CareerType, facts: CareerFacts): boolean => !missingOf(type, facts).some((fact) => ofLine.includes(fact));

interface Filled {
  readonly hasFilledCareerStatus: boolean;
  readonly hasPersona: boolean;
  readonly isReader: boolean;
}

/** Full onboarding, reached with whichever of three steps comes last. */
export const isFullyOnboarded = ({ hasFilledCareerStatus, hasPersona, isReader }: Filled): boolean => hasFilledCareerStatus && hasPersona && isReader;
