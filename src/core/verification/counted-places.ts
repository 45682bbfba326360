import { fewestContributors } from '../crowds/fewest.ts';

/** The most members of a college that count by their address in a year. */
const mostOfCollege = 500;

/** The employer or college that a domain belongs to; nothing is known of the size of many employers. */
export type DomainOwner = { readonly kind: 'college' } | { readonly kind: 'employer'; readonly size: number | null };

/** The most accounts of a domain that count in a year: as many as work there, or few. */
export const mostCountedFor = (owner: DomainOwner): number => (owner.kind === 'college' ? mostOfCollege : Math.max(fewestContributors - 1, owner.size ?? 0));
