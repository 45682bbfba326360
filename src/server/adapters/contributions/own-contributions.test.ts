import { describe, expect, it } from 'vitest';
import { reportedBenefits } from '#tests/ports/benefits/own-benefits.ts';
import { serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { anInterviewDraft } from '#tests/ports/interviews/own-interviews.ts';
import { somePhotos } from '#tests/ports/photos/own-photos.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { aSalaryDraft } from '#tests/ports/salaries/own-salaries.ts';
import { keepJobs } from '#tests/salaries.ts';

async function opened() {
  const { server, ports, token } = await serverOfKeys('contribution');
  await keepJobs(server.db);
  const send = {
    review: () => ports.ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, token),
    interview: () => ports.ownInterviews.create('koyal-pay', { ...anInterviewDraft, designationId: null, collegeId: null }, token),
    photo_set: () => ports.ownPhotos.create('koyal-pay', somePhotos, token),
    salary: () => ports.ownSalaries.create('koyal-pay', aSalaryDraft, token),
    benefits: () => ports.ownBenefits.create('koyal-pay', reportedBenefits, token),
  };
  return { ...ports, db: server.db, send };
}

describe('a contribution of a key', () => {
  it.each(['review', 'interview', 'photo_set', 'salary', 'benefits'] as const)(
    'is there once where it is sent twice at once, both answered alike: %s',
    async (kind) => {
      const { db, send } = await opened();
      const [one, other] = await Promise.all([send[kind](), send[kind]()]);
      expect(one).toEqual(other);
      expect(await db.selectFrom(kind).select('id').execute()).toHaveLength(1);
    },
  );

  it('that is changed replaces its former parts; an old version changes nothing', async () => {
    const { db, ownBenefits, send } = await opened();
    const { benefitsId } = await send.benefits();
    const changed = await ownBenefits.change(benefitsId, { answers: [{ benefit: 'gym', said: 'yes' }], note: null }, 0);
    for (const version of [0, 2_147_483_647])
      await expect(ownBenefits.change(benefitsId, reportedBenefits, version)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await ownBenefits.mine()).toEqual(changed);
    expect(await db.selectFrom('benefit_answer').select(['benefit', 'is_given']).execute()).toEqual([{ benefit: 'gym', is_given: true }]);
  });
});
