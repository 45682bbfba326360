import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { Dumps } from '#core/dump/dumps.ts';
import type { Operators } from '#core/operator/operators.ts';
import type { DataMap } from '#core/privacy/data-map.ts';

export interface SystemPorts {
  readonly dataMap: DataMap;
  readonly operators: Operators;
  readonly dumps: Dumps;
}

/** Instance contract, where `becomesReady` fails until the database is complete. */
export const systemService = ({ dataMap, operators, dumps }: SystemPorts, becomesReady: () => Promise<void>): Service<operations> => ({
  getHealth: async () => ({ status: 'ok' }),
  getReadiness: async () => {
    await becomesReady();
    return { status: 'ok' };
  },
  getDataMap: async () => ({ tables: await dataMap.map() }),
  getOperator: () => operators.here(),
  listDumps: () => dumps.list(),
});
