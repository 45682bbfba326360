import { expect, it } from 'vitest';
import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';

const company = 'Sahil Textiles';

export function keepsExposureChecks(open: () => ExposureChecks): void {
  it('finds what gives an author away, by field and in order (F-10)', async () => {
    const found = await open().check({ likes: 'The canteen is good.', dislikes: 'On 14 March 2024 my manager Rakesh took my badge.' }, company);
    expect(found).toEqual([
      { field: 'dislikes', kind: 'date', start: 3, end: 16, said: '14 March 2024' },
      { field: 'dislikes', kind: 'name', start: 28, end: 34, said: 'Rakesh' },
    ]);
  });

  it('finds nothing where nothing gives anyone away', async () => {
    expect(await open().check({ title: '', likes: 'HR replies on Monday, even at Infosys in Pune.' }, company)).toEqual([]);
  });

  it('takes the company that the draft is about for no person', async () => {
    const draft = { likes: 'Salary at Sahil came late, and with Rakesh it was worse.' };
    expect((await open().check(draft, company)).map(({ said }) => said)).toEqual(['Rakesh']);
    expect((await open().check(draft, 'Jute Mills')).map(({ said }) => said)).toEqual(['Sahil', 'Rakesh']);
  });

  it('tells everyone who waits what the last texts hold', async () => {
    const checks = open();
    const asked = ['Rakesh', 'Sunita', 'Imran'].map((name) => checks.check({ likes: `I worked with ${name}.` }, company));
    const said = (await Promise.all(asked)).map((findings) => findings.map((finding) => finding.said));
    expect(said).toEqual([['Imran'], ['Imran'], ['Imran']]);
  });

  it('answers again after an answer', async () => {
    const checks = open();
    await checks.check({ likes: 'I worked with Rakesh.' }, company);
    expect(await checks.check({ likes: 'I worked with good people.' }, company)).toEqual([]);
  });
}
