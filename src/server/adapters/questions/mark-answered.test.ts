import { expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { aCommunity } from '#tests/content.ts';
import { testDeclarations } from '#tests/database.ts';
import { openPostServer } from '#tests/post-server.ts';
import { aKnownPlace, aKnownQuestion, keepQuestions } from '#tests/questions.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { addDelta } from '../counts/counters.ts';
import { aggregateCounts } from '../counts/aggregate-counts.ts';

it('brings a question forward with its first counted answer, and back with its last', async () => {
  const { db, guest } = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill' });
  await keepInTables(db, [mill]);
  const asked = (text: string, stories: number) =>
    aKnownQuestion({ companyId: mill.companyId, text, places: Array.from({ length: stories }, () => aKnownPlace({ companyId: mill.companyId })) });
  const [often, once] = [asked('What is a weft?', 2), asked('What is a warp?', 1)];
  await keepQuestions(db, [often, once]);
  const listed = async () => (await guest.questions.list({ of: 'company', company: 'sutra-mill', designation: null })).items.map(({ text }) => text);
  const answered = async (by: 1 | -1) => {
    await addDelta(db, once.questionId, 'comments', by);
    await aggregateCounts(db, testDeclarations.kinds);
    return listed();
  };
  expect([await listed(), await answered(1), await answered(-1)]).toEqual([
    [often.text, once.text],
    [once.text, often.text],
    [often.text, once.text],
  ]);
});
