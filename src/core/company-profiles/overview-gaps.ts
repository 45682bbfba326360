import type { CompanyBenefits } from '../benefits/benefit.ts';
import { mostGivenByGroup } from '../benefits/most-given.ts';
import { fewestPeople } from '../crowds/fewest.ts';
import { contributionKinds, type ContributionKind } from '../kinds/contribution-kinds.ts';

interface Contributed {
  readonly figures: { readonly reviewsCount: number };
  readonly pay: { readonly jobs: readonly unknown[] };
  readonly interviews: { readonly interviewsCount: number };
  readonly questions: readonly unknown[];
  readonly benefits: Pick<CompanyBenefits, 'groups'>;
  readonly photos: { readonly items: readonly unknown[] };
}

/** Kinds of contributions of which little or nothing is known about a company. */
export function overviewGaps({ figures, pay, interviews, questions, benefits, photos }: Contributed): readonly ContributionKind[] {
  const isKnown: Readonly<Record<ContributionKind, boolean>> = {
    review: figures.reviewsCount >= fewestPeople,
    interview: interviews.interviewsCount + questions.length > 0,
    photo: photos.items.length > 0,
    salary: pay.jobs.length > 0,
    benefits: mostGivenByGroup(benefits.groups).length > 0,
  };
  return contributionKinds.filter((kind) => !isKnown[kind]);
}
