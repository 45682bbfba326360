import type { operations } from '#contract/generated/user.ts';
import type { Output, Service } from '#contract/service.ts';
import type { OwnData, OwnRow } from '#core/own-data/own-data.ts';
import type { Page } from '#core/page.ts';

interface OwnDataPorts {
  readonly ownData: OwnData;
}

/** Exports everything stored for the account. */
export const ownDataOperations = ({ ownData }: OwnDataPorts) =>
  ({
    listOwnData: async ({ query }) => ownPageToContract(await ownData.ofAccount(query?.cursor ?? null)),
  }) satisfies Partial<Service<operations>>;

type OwnPage = Output<operations['listOwnData']>;

export const ownPageToContract = ({ items, next }: Page<OwnRow>): OwnPage => ({ items: items.map(rowToContract), next });

/** Serializes lists and objects as JSON text, since the contract names every type. */
function rowToContract({ table, row }: OwnRow): OwnPage['items'][number] {
  const all = Object.entries(row);
  const isPlain = (value: unknown): value is string | number | boolean | null => typeof value !== 'object' || value === null;
  return {
    table,
    row: Object.fromEntries(all.flatMap(([column, value]) => (isPlain(value) ? [[column, value] as const] : []))),
    json: Object.fromEntries(all.flatMap(([column, value]) => (isPlain(value) ? [] : [[column, JSON.stringify(value)] as const]))),
  };
}
