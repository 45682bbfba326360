import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { Dumps } from '#core/dump/dumps.ts';

export const httpDumps = (system: Service<operations>): Dumps => ({
  list: () => system.listDumps({}),
});
