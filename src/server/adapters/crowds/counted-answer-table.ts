import type { KindPage } from '#core/kinds/contribution-kinds.ts';
import { oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

/** Figures that remember whom they counted: a page's, or a part of reviews or salaries. */
export type CrowdKind = KindPage | 'exit' | 'received';

export const countedAnswer = table('counted_answer', {
  purpose: 'Which contributions a figure has counted, so that it is made again only from enough people who are new to it.',
  kept: {
    for: 'always',
    because: 'It is deleted when the figure is made again after the contribution was deleted. Until then it names something that is not there.',
  },
  spread: 'by company',
  columns: {
    company_id: text('The company.', 'the server', 'random name'),
    kind: oneOf<CrowdKind>('What the figure is about.', 'the server'),
    figure: text('Its name.', 'the server', 'product'),
    thing: text('The contribution.', 'the server', 'random name'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    counted_answer: typeof countedAnswer;
  }
}
