import { expect, it } from 'vitest';
import { anywhere } from '#core/search/found-text.ts';
import { ownWords } from '../content/sanitized-text.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { aKnownQuestion, keepQuestions } from '#tests/questions.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { SqlSearchIndex } from './sql-search-index.ts';

it('finds no question that is deleted, or whose author rests', async () => {
  const { db } = await aDatabase();
  const company = aCompany({ name: 'Koyal Pay' });
  await keepInTables(db, [company]);
  const question = aKnownQuestion({ companyId: company.companyId, text: 'Is the canteen open at night?', isAsked: false, places: [] });
  await keepQuestions(db, [question]);
  const persona = { ref: 'rests', kind: 'ANONYMOUS', name: ownWords('Quiet Banyan'), name_key: 'rests', avatar: '0-slate' } as const;
  await db.insertInto('persona').values(persona).execute();
  const change = (set: object) => db.updateTable('question').set(set).where('id', '=', question.questionId).execute();
  const found = async () =>
    (await new SqlSearchIndex(db, Date.now()).listedTexts({ kind: 'QUESTION', words: ['canteen'], ...anywhere, from: 0, most: 5 })).count;
  await change({ author_ref: persona.ref });
  expect(await found()).toBe(1);
  await db.updateTable('persona').set({ is_hidden: true }).where('ref', '=', persona.ref).execute();
  expect(await found()).toBe(0);
  await db.updateTable('persona').set({ is_hidden: false }).where('ref', '=', persona.ref).execute();
  await change({ status: 'DELETED' });
  expect(await found()).toBe(0);
});
