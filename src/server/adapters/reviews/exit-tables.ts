import { fewestContributors } from '#core/crowds/fewest.ts';
import type { ExitFigures, MadeExits } from '#core/reviews/exit-figures.ts';
import { companyId, json } from '../database/column.ts';
import { table } from '../database/table.ts';

export const exitFigure = table('exit_figure', {
  purpose: `What leaving a company takes: shares, middles and spreads of ${fewestContributors} people at least, rounded.`,
  kept: { for: 'always', because: `Each figure stays until ${fewestContributors} more people can be counted, and says nothing about any one person.` },
  spread: 'by company',
  columns: {
    company_id: companyId,
    figures: json<ExitFigures>('The figures that may be shown.', 'everyone', 'product').figure('crowd'),
    made: json<MadeExits>('The figures as they were last made, each with how many people they are from.', 'the server', 'product').figure('crowd'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    exit_figure: typeof exitFigure;
  }
}
