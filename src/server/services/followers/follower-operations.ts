import type { operations } from '#contract/generated/company.ts';
import type { Service } from '#contract/service.ts';
import type { Badges } from '#core/followers/badges.ts';
import type { CompanyNeighbours } from '#core/followers/company-neighbours.ts';

interface FollowerPorts {
  readonly badges: Badges;
  readonly companyNeighbours: CompanyNeighbours;
}

export const followerOperations = ({ badges, companyNeighbours }: FollowerPorts) =>
  ({
    getCompanyBadges: async ({ path }) => ({ items: await badges.at(path.urlName) }),
    listSimilarCompanies: async ({ path }) => ({ items: await companyNeighbours.of(path.urlName) }),
  }) satisfies Partial<Service<operations>>;
