import { screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import type { BenefitsFormProblems } from './benefits-form.ts';

/** The steps of the form with the fields that each asks for: all is on one screen. */
export const benefitsSteps = { tell: ['company', 'answers', 'noteAbout', 'note'] } as const satisfies Record<string, readonly (keyof BenefitsFormProblems)[]>;

/** What the form of benefits is opened for, as its URL says. */
export interface BenefitsFormTarget {
  /** The company by its name in URLs; nothing where it is chosen in the form. */
  readonly company: string | null;
  /** The benefits that are changed; nothing for new ones. */
  readonly benefitsId: string | null;
  readonly step: keyof typeof benefitsSteps;
}

/** Reads from the query of a URL what the form is opened for. */
export function benefitsFormTarget(query: Iterable<readonly [string, string]>): BenefitsFormTarget {
  const asked = new Map(query);
  return { company: asked.get('company') || null, benefitsId: asked.get('rid') || null, step: 'tell' };
}

/** The URL of the form. */
export const benefitsFormUrl = ({ company, benefitsId }: Partial<BenefitsFormTarget> = {}): string =>
  withPairs(screens.benefitsForm, { company: company ?? undefined, rid: benefitsId ?? undefined });
