import type { EmployerReply } from '../company-replies/employer-reply.ts';
import type { Named } from '../named.ts';

/** Groups of benefits in display order. */
export const benefitGroups = ['financial', 'health', 'time-off', 'perks', 'learning'] as const;
export type BenefitGroup = (typeof benefitGroups)[number];

/** Benefits by group and URL name. Statutory ones are included, as many do not get them. */
export const benefitsOfGroup = {
  financial: ['provident-fund', 'gratuity', 'yearly-bonus', 'stock-options', 'relocation', 'salary-advance', 'night-allowance'],
  health: ['health-insurance', 'parents-insured', 'life-insurance', 'annual-checkup', 'mental-health', 'gym'],
  'time-off': ['maternity-leave', 'paternity-leave', 'period-leave', 'sick-leave', 'leave-encashment', 'sabbatical'],
  perks: ['cab', 'meals', 'work-from-home', 'flexible-hours', 'creche', 'phone-bill'],
  learning: ['training', 'certification-fees', 'higher-study', 'conferences'],
} as const satisfies Readonly<Record<BenefitGroup, readonly string[]>>;

export type Benefit = (typeof benefitsOfGroup)[BenefitGroup][number];

export const benefitsInOrder: readonly Benefit[] = benefitGroups.flatMap((group) => benefitsOfGroup[group]);

export const benefitNamed = (name: string | undefined): Benefit | undefined => benefitsInOrder.find((benefit) => benefit === name);

export const groupOfBenefit = (benefit: Benefit): BenefitGroup =>
  benefitGroups.find((group) => benefitsOfGroup[group].some((each) => each === benefit)) ?? 'perks';

export const longestBenefitNote = 300;

/** Share of people with a benefit. Reveals neither answers nor number of few people. */
export interface BenefitShare {
  readonly benefit: Benefit;
  /** Lower bound of answers, or 0 for few people. */
  readonly people: number;
  /** Share of yes, or null for few people. */
  readonly percent: number | null;
  readonly notesCount: number;
}

/** Group with benefits that have enough answers or a note, in list order. */
export interface SharedGroup {
  readonly group: BenefitGroup;
  readonly benefits: readonly BenefitShare[];
}

/** Benefits of a company as employees tell them. */
export interface CompanyBenefits {
  readonly company: Named;
  /** Lower bound of people, or 1 for few. */
  readonly people: number;
  readonly groups: readonly SharedGroup[];
}

/** Public note, with no time finer than a week (F-17). */
export interface BenefitNote {
  readonly benefitsId: string;
  readonly company: Named;
  readonly benefit: Benefit;
  readonly text: string;
  /** Week of publication, such as `2026-W47`. */
  readonly week: string;
  readonly isEdited: boolean;
  readonly reply: EmployerReply | null;
}

export interface CompanyBenefit extends BenefitShare {
  readonly company: Named;
  readonly items: readonly BenefitNote[];
  readonly next: string | null;
}
