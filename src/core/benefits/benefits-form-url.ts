import { screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import type { BenefitsFormProblems } from './benefits-form.ts';

/** Steps with their fields, all on one screen. */
export const benefitsSteps = { tell: ['company', 'answers', 'noteAbout', 'note'] } as const satisfies Record<string, readonly (keyof BenefitsFormProblems)[]>;

export interface BenefitsFormTarget {
  /** Nothing where the company is chosen in the form. */
  readonly company: string | null;
  /** Nothing for new ones. */
  readonly benefitsId: string | null;
  readonly step: keyof typeof benefitsSteps;
}

export function benefitsFormTarget(query: Iterable<readonly [string, string]>): BenefitsFormTarget {
  const asked = new Map(query);
  return { company: asked.get('company') || null, benefitsId: asked.get('rid') || null, step: 'tell' };
}

export const benefitsFormUrl = ({ company, benefitsId }: Partial<BenefitsFormTarget> = {}): string =>
  withPairs(screens.benefitsForm, { company: company ?? undefined, rid: benefitsId ?? undefined });
