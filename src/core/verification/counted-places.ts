import { fewestContributors } from '../crowds/fewest.ts';

/** Most college members verified by mail per year. */
const mostOfCollege = 500;

/** Size is unknown for many employers. */
export type DomainOwner = { readonly kind: 'college' } | { readonly kind: 'employer'; readonly size: number | null };

export const mostCountedFor = (owner: DomainOwner): number => (owner.kind === 'college' ? mostOfCollege : Math.max(fewestContributors - 1, owner.size ?? 0));
