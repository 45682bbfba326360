import type { operations } from '#contract/generated/system.ts';
import type { Service } from '#contract/service.ts';
import type { Records } from '#core/privacy/records.ts';

/** The contract of the installation itself. `becomesReady` fails while the database is not there or not whole. */
export const systemService = (records: Records, becomesReady: () => Promise<void>): Service<operations> => ({
  getHealth: async () => ({ status: 'ok' }),
  getReadiness: async () => {
    await becomesReady();
    return { status: 'ok' };
  },
  getDataMap: async () => ({ tables: (await records.map()).map(({ columns, ...table }) => ({ ...table, columns: [...columns] })) }),
});
