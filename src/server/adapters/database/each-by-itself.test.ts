import { expect, it } from 'vitest';
import { eachByItself, everyOneByItself } from './each-by-itself.ts';

function rowsOf(count: number) {
  const rows = new Map(Array.from({ length: count }, (_, at) => [String(at), { id: String(at) }]));
  const find = async (except: readonly string[], most: number) => [...rows.values()].filter(({ id }) => !except.includes(id)).slice(0, most);
  return { rows, find, done: async ({ id }: { readonly id: string }) => rows.delete(id) };
}

it('does each by itself over all batches: what fails is reported, and stops no other', async () => {
  const { rows, find, done } = rowsOf(250);
  const work = async (row: { readonly id: string }) => {
    if (row.id === '0' || row.id === '120') throw new Error(`refused ${row.id}`);
    return row.id !== '7' && done(row);
  };
  await expect(everyOneByItself(find, work)).rejects.toMatchObject({ message: '2 of them failed, each by itself', cause: new Error('refused 0') });
  expect([...rows.keys()]).toEqual(['0', '7', '120']);
});

it('asks for a hundred at most, and ends where a whole batch must wait', async () => {
  const { rows, find } = rowsOf(100);
  const asked: number[] = [];
  await eachByItself(
    (except, most) => {
      asked.push(except.length, most);
      return find(except, most);
    },
    async () => false,
  );
  expect([rows.size, asked]).toEqual([100, [0, 100, 100, 100]]);
});

it('does no more than is wanted, and says whether more is left', async () => {
  const { rows, find, done } = rowsOf(250);
  expect([await eachByItself(find, done, 150), rows.size]).toEqual([{ isMore: true }, 100]);
  expect([await eachByItself(find, done, 150), rows.size]).toEqual([{ isMore: false }, 0]);
});

it('gives up when one after the other fails, for then all would', async () => {
  const { find } = rowsOf(250);
  const tried: string[] = [];
  const handled = await eachByItself(find, async ({ id }) => {
    tried.push(id);
    throw new Error('away');
  });
  expect([tried.length, handled]).toMatchObject([20, { isMore: false, failure: { message: '20 of them failed, each by itself' } }]);
});
