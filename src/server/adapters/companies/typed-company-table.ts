import { text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const typedCompany = table('typed_company', {
  purpose:
    'Companies that are not in the list, as authors of contributions typed them in. What is contributed under one waits until administrators let it in. It is not linked to any account.',
  kept: {
    for: 'always',
    because: 'One under which nothing waits any more is deleted within an hour. What was decided stays, so that the same name is not asked about again.',
  },
  spread: 'by company',
  columns: {
    company_id: text(
      'A hash of its name and its city, so that two who type the same mean the same. Once it is let in, its id among the companies.',
      'operator',
      'pattern',
    ),
    name: text('Its name, as it was typed first.', 'operator', 'member'),
    city: text('Its city, as it was typed first.', 'operator', 'member'),
    refusal: text('Why it was not let in. The authors of what waits under it read it.', 'operator', 'administrator').orNull(),
    became: text('The company of the list that it is, once it was let in or went into another.', 'operator', 'random name').orNull(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    typed_company: typeof typedCompany;
  }
}
