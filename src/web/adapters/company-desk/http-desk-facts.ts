import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { DeskFacts } from '#core/company-desk/desk-facts.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpDeskFacts = (desk: Service<Sparse<operations>>): DeskFacts => ({
  list: async (urlName) => (await desk.listDeskFacts({ path: { urlName } })).items,
  change: async (urlName, fact, { version, lines }) => (await desk.changeFact({ path: { urlName, fact }, body: { version, lines: [...lines] } })).items,
  history: async (urlName) => (await desk.listEarlierFacts({ path: { urlName } })).items,
});
