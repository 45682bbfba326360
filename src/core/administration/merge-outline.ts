import { contributionKinds, isCrowdPage, declaredKinds } from '../kinds/contribution-kinds.ts';
import type { CompanyFacts, CompanyHeader } from '../companies/company.ts';
import { crowdStep } from '../crowds/crowd-steps.ts';
import type { MergeCounts } from './administered-companies.ts';

const movedParts = [...contributionKinds.map((kind) => declaredKinds[kind].page), 'jobs', 'questions', 'posts', 'members', 'careers'] as const;
export type MovedPart = (typeof movedParts)[number];

const lostParts = ['logo', 'cover', 'about', 'website', 'contact', 'links', 'offices', 'facts'] as const;
export type LostPart = (typeof lostParts)[number];

export interface MergeOutline {
  /** Things moved, with counts. People behind pay and benefits are counted in steps. */
  readonly moved: readonly { readonly part: MovedPart; readonly count: number }[];
  readonly lost: readonly LostPart[];
}

export function mergeOutline(counts: MergeCounts, header: CompanyHeader, facts: CompanyFacts): MergeOutline {
  const [has, isThere] = [countsIn(counts, header), hasPart(header, facts)];
  return {
    moved: movedParts.map((part) => ({ part, count: isCrowdPage(part) ? inSteps(has[part]) : has[part] })).filter(({ count }) => count > 0),
    lost: lostParts.filter((part) => isThere[part]),
  };
}

const countsIn = (counts: MergeCounts, { photosCount: photos, tabCounts }: CompanyHeader): Readonly<Record<MovedPart, number>> => ({
  ...tabCounts,
  photos,
  ...counts,
});

const inSteps = (people: number): number => (people === 0 ? 0 : crowdStep(people));

const hasPart = (header: CompanyHeader, facts: CompanyFacts): Readonly<Record<LostPart, boolean>> => ({
  logo: header.logo !== null,
  cover: header.coverPhoto !== null,
  about: facts.about !== null,
  website: facts.website !== null || facts.careerSiteUrl !== null,
  contact: facts.contactNumber !== null || facts.emailId !== null,
  links: facts.socialMedia.length > 0,
  offices: facts.locations.length > 0,
  facts: facts.foundedYear !== null || facts.indianEmployeeCount !== null || facts.globalEmployeeCount !== null,
});
