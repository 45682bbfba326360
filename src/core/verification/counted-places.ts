import { fewestContributors } from '../crowds/fewest.ts';

/** The most members of a college that count by their address in a year: nobody can buy the domain of one. */
const mostOfCollege = 500;

/** The employer or college that a domain belongs to; nothing is known of the size of many employers. */
export type DomainOwner = { readonly kind: 'college' } | { readonly kind: 'employer'; readonly size: number | null };

/** The most accounts that addresses of one domain let count in a year: as many as work there, or where that is not known, too few to be a group by themselves. */
export const mostCountedFor = (owner: DomainOwner): number => (owner.kind === 'college' ? mostOfCollege : Math.max(fewestContributors - 1, owner.size ?? 0));
