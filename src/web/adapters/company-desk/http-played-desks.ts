import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { PlayedDesks } from '#core/company-desk/played-desks.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpPlayedDesks = (desk: Service<Sparse<operations>>): PlayedDesks => ({
  list: async (about) => (await desk.listPlayedDesks({ query: { company: about ?? undefined } })).items,
  play: (urlName) => desk.startPlayedDesk({ path: { urlName } }),
});
