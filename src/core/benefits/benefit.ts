import type { Named } from '../named.ts';

/** The groups of benefits, in the order in which they stand. */
export const benefitGroups = ['financial', 'health', 'time-off', 'perks', 'learning'] as const;
export type BenefitGroup = (typeof benefitGroups)[number];

/** The benefits of each group, by their names in URLs. What the law gives to everyone is among them where many do not get it. */
export const benefitsOfGroup = {
  financial: ['provident-fund', 'gratuity', 'yearly-bonus', 'stock-options', 'relocation', 'salary-advance', 'night-allowance'],
  health: ['health-insurance', 'parents-insured', 'life-insurance', 'annual-checkup', 'mental-health', 'gym'],
  'time-off': ['maternity-leave', 'paternity-leave', 'period-leave', 'sick-leave', 'leave-encashment', 'sabbatical'],
  perks: ['cab', 'meals', 'work-from-home', 'flexible-hours', 'creche', 'phone-bill'],
  learning: ['training', 'certification-fees', 'higher-study', 'conferences'],
} as const satisfies Readonly<Record<BenefitGroup, readonly string[]>>;

/** A benefit, by its name in URLs. */
export type Benefit = (typeof benefitsOfGroup)[BenefitGroup][number];

/** All benefits, group by group. */
export const benefitsInOrder: readonly Benefit[] = benefitGroups.flatMap((group) => benefitsOfGroup[group]);

/** The benefit of this name; none where the list has none. */
export const benefitNamed = (name: string | undefined): Benefit | undefined => benefitsInOrder.find((benefit) => benefit === name);

/** The group that a benefit is in. */
export const groupOfBenefit = (benefit: Benefit): BenefitGroup =>
  benefitGroups.find((group) => benefitsOfGroup[group].some((each) => each === benefit)) ?? 'perks';

/** The longest note about a benefit. */
export const longestBenefitNote = 300;

/** The share of people who say that they get a benefit. Of few people nobody learns what they said, nor how many they are. */
export interface BenefitShare {
  readonly benefit: Benefit;
  /** At least how many said yes or no; 0 where they are few. */
  readonly people: number;
  /** The share of them that said yes; null where they are few. */
  readonly percent: number | null;
  /** How many notes about it everyone can read. */
  readonly notesCount: number;
}

/** A group with the benefits that enough people were asked about, or that someone noted something about, in the order of the list. */
export interface SharedGroup {
  readonly group: BenefitGroup;
  readonly benefits: readonly BenefitShare[];
}

/** What employees say of the benefits of a company. */
export interface CompanyBenefits {
  readonly company: Named;
  /** At least how many people said something; 1 where they are few. */
  readonly people: number;
  /** The groups of which someone shared any, in their order. */
  readonly groups: readonly SharedGroup[];
}

/** A note about a benefit as everyone reads it. No moment in it is finer than a week (F-17). */
export interface BenefitNote {
  readonly benefitsId: string;
  readonly company: Named;
  readonly benefit: Benefit;
  readonly text: string;
  /** The week in which it came out, such as `2026-W47`. */
  readonly week: string;
  readonly isEdited: boolean;
}

/** One benefit of a company: its share, and one page of what people note about it. */
export interface CompanyBenefit extends BenefitShare {
  readonly company: Named;
  readonly items: readonly BenefitNote[];
  readonly next: string | null;
}
