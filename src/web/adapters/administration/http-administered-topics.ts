import type { operations } from '#contract/generated/administration.ts';
import type { Service } from '#contract/service.ts';
import type { AdministeredTopics } from '#core/administration/administered-topics.ts';

export const httpAdministeredTopics = (administration: Service<operations>): AdministeredTopics => ({
  list: async () => (await administration.listAdministeredTopics({})).items,
  add: (form) => administration.addTopic({ body: form }),
  change: (entityId, version, form) => administration.updateTopic({ path: { communityId: entityId }, body: { ...form, version } }),
});
