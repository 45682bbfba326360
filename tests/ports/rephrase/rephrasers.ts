import { expect, it } from 'vitest';
import type { Rephrasers } from '#core/rephrase/rephrasers.ts';

export function keepsRephrasers(open: () => Promise<Rephrasers>): void {
  it('says a draft as text, and by whom: model or cleaner', async () => {
    const rephrasers = await open();
    const said = await rephrasers.rephrase({ title: 'relieving letter', description: 'they hold my relieving letter since two months' });
    expect(said).toMatchObject({ responseType: 'VALID', by: rephrasers.isModel ? 'model' : 'cleaner' });
    expect(said.description).toMatch(/relieving letter/);
  });

  it('calls a text that is none junk, and answers nothing with it', async () => {
    const junk = await (await open()).rephrase({ title: '', description: 'kjsdhf kjsdhf qwrtp zxcvb kjsdhf sdfgh' });
    expect(junk).toMatchObject({ responseType: 'JUNK', title: '', description: '' });
  });
}
