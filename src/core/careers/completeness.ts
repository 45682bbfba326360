/** The kinds of career. */
export const careerTypes = ['working', 'student', 'unemployed'] as const;

export type CareerType = (typeof careerTypes)[number];

/** The details of a career as far as they are known. A detail that is missing, empty or nothing is not filled. */
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

/** The details still missing of a career, in the order in which it is asked for. Without a company nothing more is asked of people between jobs. */
export function missingOf(type: CareerType, facts: CareerFacts): readonly CareerFact[] {
  if (type === 'unemployed' && !isFilled(facts.companyName)) return [];
  return needed[type].filter((fact) => !isFilled(facts[fact]));
}

export const isCareerComplete = (type: CareerType | undefined, facts: CareerFacts): boolean => type !== undefined && missingOf(type, facts).length === 0;

/** The facts that the line of a career is made of: all that an account need keep of it. */
const ofLine: readonly CareerFact[] = ['companyName', 'jobProfile', 'collegeName', 'courseName'];

/** Tells that the line of a career is known; the facts beside it may be on the member's device alone. */
export const isLineKnown = (type: CareerType, facts: CareerFacts): boolean => !missingOf(type, facts).some((fact) => ofLine.includes(fact));

interface Filled {
  readonly hasFilledCareerStatus: boolean;
  readonly hasPersona: boolean;
  readonly isReader: boolean;
}

/** Whether a member is fully onboarded; it comes true with whichever of the three is filled last. */
export const isFullyOnboarded = ({ hasFilledCareerStatus, hasPersona, isReader }: Filled): boolean => hasFilledCareerStatus && hasPersona && isReader;
