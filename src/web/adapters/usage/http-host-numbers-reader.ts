import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { HostNumbersReader } from '#core/usage/host-numbers.ts';

export const httpHostNumbersReader = (administration: Service<operations>): HostNumbersReader => ({
  read: (days) => administration.getHostNumbers({ query: { days } }),
});
