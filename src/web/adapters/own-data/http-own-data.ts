import type { operations as byKey } from '#contract/generated/persona.ts';
import type { operations as bySession } from '#contract/generated/user/own-data.ts';
import type { Output, Service } from '#contract/service.ts';
import type { OwnData, OwnRow, OwnValue } from '#core/own-data/own-data.ts';
import type { Page } from '#core/page.ts';

/** Account rows by session, and those of a made-up name by key. */
export const httpOwnData = (user: Service<bySession>, name: Pick<Service<byKey>, 'listOwnDataByKey'>): OwnData => ({
  ofAccount: async (cursor) => pageFromContract(await user.listOwnData({ query: { ...(cursor !== null && { cursor }) } })),
  ofName: async (cursor) => pageFromContract(await name.listOwnDataByKey({ query: { ...(cursor !== null && { cursor }) } })),
});

const pageFromContract = ({ items, next }: Output<bySession['listOwnData']>): Page<OwnRow> => ({
  items: items.map(({ table, row, json }) => ({
    table,
    row: { ...row, ...Object.fromEntries(Object.entries(json).map(([column, text]) => [column, valueIn(text)])) },
  })),
  next,
});

/** Text that is no JSON stays as it came. */
function valueIn(text: string): OwnValue {
  try {
    const value: OwnValue = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
