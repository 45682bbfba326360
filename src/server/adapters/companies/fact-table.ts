import type { FactSource, WrittenFact } from '#core/companies/written-fact.ts';
import { administratorJson, companyId, day, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const factWording = table('fact_wording', {
  purpose: 'Every wording of a company’s facts, so that a change hides nothing.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    fact: oneOf<WrittenFact>('The fact.', 'everyone'),
    version: number('Its number, from 1.', 'everyone'),
    lines: administratorJson<readonly string[]>('What it said, line by line; none where nothing was said.', 'everyone'),
    source: oneOf<FactSource>('Who said it: the company, an administrator, a list, or a time before this was noted.', 'everyone'),
    written_on: day('The day; none where it was not noted.', 'everyone').orNull(),
  },
});

export const offeredBenefit = table('offered_benefit', {
  purpose: 'Which benefits companies say they offer, beside what their people tell.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    benefit: text('The benefit.', 'everyone', 'list'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    fact_wording: typeof factWording;
    offered_benefit: typeof offeredBenefit;
  }
}
