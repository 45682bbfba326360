import { expect, it } from 'vitest';
import { benefitsInOrder, type Benefit } from '#core/benefits/benefit.ts';
import type { BenefitAnswer } from '#core/benefits/benefits-draft.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { knownBenefits, type KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aCompany, type KnownCompany, koyal } from '#tests/companies.ts';

type OpenBenefits = (companies: readonly KnownCompany[], reported: readonly KnownBenefits[]) => Promise<Benefits>;

const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill' });
const at = (known: Partial<KnownBenefits> = {}): KnownBenefits => knownBenefits({ companyId: koyal.companyId, ...known });
const said = (word: BenefitAnswer['said'], ...of: readonly Benefit[]): readonly BenefitAnswer[] => of.map((benefit) => ({ benefit, said: word }));

export function meetsContract(open: OpenBenefits): void {
  const opened = (...reported: readonly KnownBenefits[]) => open([koyal, mill], reported);

  it('say how many of those asked get each, without small counts (R-024, R-034)', async () => {
    const benefits = await opened(
      ...Array.from({ length: 7 }, () => at({ answers: [...said('yes', 'cab', 'gym'), ...said('no', 'meals')] })),
      at({ answers: said('no', 'cab'), note: { benefit: 'meals', text: 'Lunch alone.' } }),
      at({ answers: said('yes', 'gratuity'), status: 'SCHEDULED' }),
      at({ answers: said('yes', 'gratuity'), status: 'FLAGGED' }),
      knownBenefits({ companyId: mill.companyId, answers: said('no', 'cab') }),
    );
    expect(await benefits.ofCompany('koyal-pay')).toEqual({
      company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
      people: 8,
      groups: [
        {
          group: 'perks',
          benefits: [
            { benefit: 'cab', people: 8, percent: 90, notesCount: 0 },
            { benefit: 'meals', people: 0, percent: null, notesCount: 1 },
          ],
        },
      ],
    });
  });

  it('stand in the order of the list, all of them', async () => {
    const benefits = await opened(...Array.from({ length: 8 }, () => at({ answers: said('yes', ...benefitsInOrder.toReversed()) })));
    const { groups } = await benefits.ofCompany('koyal-pay');
    expect(groups.flatMap((group) => group.benefits.map(({ benefit }) => benefit))).toEqual(benefitsInOrder);
  });

  it('have none where nobody shared any, and are missing without the company', async () => {
    const benefits = await opened();
    expect(await benefits.ofCompany('sutra-mill')).toEqual({ company: { urlName: 'sutra-mill', name: 'Sutra Mill' }, people: 0, groups: [] });
    expect(await benefits.one('sutra-mill', 'cab')).toMatchObject({ people: 0, percent: null, notesCount: 0, items: [], next: null });
    await expect(benefits.ofCompany('nobody')).rejects.toMatchObject({ kind: 'missing' });
    await expect(benefits.one('nobody', 'cab')).rejects.toMatchObject({ kind: 'missing' });
  });

  it('have the notes about one benefit, newest first, dated by week alone (F-17)', async () => {
    const benefits = await opened(
      at({ note: { benefit: 'cab', text: 'older' }, week: '2026-W30' }),
      at({ note: { benefit: 'cab', text: 'newer' }, week: '2026-W40' }),
      at({ note: { benefit: 'meals', text: 'of meals' } }),
      at({ note: { benefit: 'cab', text: 'to come' }, status: 'SCHEDULED' }),
      knownBenefits({ companyId: mill.companyId, note: { benefit: 'cab', text: 'elsewhere' } }),
    );
    const { items, ...cab } = await benefits.one('koyal-pay', 'cab');
    expect(cab).toEqual({ company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, benefit: 'cab', people: 0, percent: null, notesCount: 2, next: null });
    expect(items.map(({ text, week }) => [text, week])).toEqual([
      ['newer', '2026-W40'],
      ['older', '2026-W30'],
    ]);
  });

  it('come page by page, each note once, with a cursor for this list', async () => {
    const benefits = await opened(
      ...Array.from({ length: 5 }, (_, number) => at({ note: { benefit: 'cab', text: `note ${number}` }, week: `2026-W4${number % 2}` })),
      at({ note: { benefit: 'meals', text: 'of meals' } }),
    );
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page = await benefits.one('koyal-pay', 'cab', next, 2);
      seen.push(...page.items.map(({ text }) => text));
      next = page.next;
    } while (next !== null);
    expect(seen.toSorted()).toEqual(['note 0', 'note 1', 'note 2', 'note 3', 'note 4']);
    const { next: cursor } = await benefits.one('koyal-pay', 'cab', null, 2);
    await expect(benefits.one('koyal-pay', 'meals', cursor, 2)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  it('have each shown note by itself, and nothing of what was shared without one', async () => {
    const [shown, silent] = [at({ note: { benefit: 'cab', text: 'It comes at nine.' } }), at()];
    const waiting = at({ note: { benefit: 'cab', text: 'To come.' }, status: 'SCHEDULED' });
    const benefits = await opened(shown, silent, waiting);
    expect(await benefits.note(shown.benefitsId)).toEqual({
      benefitsId: shown.benefitsId,
      company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
      benefit: 'cab',
      text: 'It comes at nine.',
      week: '2026-W40',
      isEdited: false,
      reply: null,
    });
    for (const { benefitsId } of [silent, waiting]) await expect(benefits.note(benefitsId)).rejects.toMatchObject({ kind: 'missing' });
  });
}
