import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { DataMap } from '#core/privacy/data-map.ts';

export const httpDataMap = (system: Service<operations>): DataMap => ({
  map: async () => (await system.getDataMap({})).tables,
});
