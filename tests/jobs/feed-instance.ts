import { sanitizedLine } from '#server/adapters/content/sanitized-text.ts';
import { aDatabase } from '../database.ts';

const companies = [
  { id: 'koyal', url_name: 'koyal-pay', name: 'Koyal Pay' },
  { id: 'sutra', url_name: 'sutra-mills', name: 'Sutra Mills' },
];

export async function jobInstance() {
  const { db } = await aDatabase();
  await db
    .insertInto('industry')
    .values({ url_name: 'payments', name: sanitizedLine('Payments') })
    .execute();
  for (const { name, ...company } of companies)
    await db
      .insertInto('company')
      .values({ ...company, name: sanitizedLine(name), industry: 'payments' })
      .execute();
  await db.insertInto('former_company_url').values({ url_name: 'koyal-old', company_id: 'koyal' }).execute();
  return { db };
}
