import { expect, it } from 'vitest';
import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';

/** The promises of every adapter of exposure checks. */
export function keepsExposureChecks(open: () => ExposureChecks): void {
  it('finds what gives an author away, by field and in the order of the text (F-10)', async () => {
    const found = await open().check({ likes: 'The canteen is good.', dislikes: 'On 14 March 2024 my manager Rakesh took my badge.' });
    expect(found).toEqual([
      { field: 'dislikes', kind: 'date', start: 3, end: 16, said: '14 March 2024' },
      { field: 'dislikes', kind: 'name', start: 28, end: 34, said: 'Rakesh' },
    ]);
  });

  it('finds nothing where nothing gives anybody away', async () => {
    expect(await open().check({ title: '', likes: 'HR replies on Monday, even at Infosys in Pune.' })).toEqual([]);
  });

  it('tells everybody who waits what the last texts hold', async () => {
    const checks = open();
    const asked = ['Rakesh', 'Sunita', 'Imran'].map((name) => checks.check({ likes: `I worked with ${name}.` }));
    const said = (await Promise.all(asked)).map((findings) => findings.map((finding) => finding.said));
    expect(said).toEqual([['Imran'], ['Imran'], ['Imran']]);
  });

  it('answers again after an answer', async () => {
    const checks = open();
    await checks.check({ likes: 'I worked with Rakesh.' });
    expect(await checks.check({ likes: 'I worked with good people.' })).toEqual([]);
  });
}
