import { sqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import { benefitsSummary } from '#server/adapters/benefits/benefits-summary.ts';
import { keepBenefits, knownBenefits, reportedBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { company, keyed, now } from './played-company.ts';
import type { TestedKind } from './tested-kind.ts';

const { companyId, urlName } = company;

export const testedBenefits = {
  table: 'benefits',
  async keepShown(db, at) {
    const known = knownBenefits({ companyId: at, note: { benefit: 'cab', text: 'The canary-note about the cab.' } });
    await keepBenefits(db, [known]);
    return known.benefitsId;
  },
  create: ({ ownBenefits }, token) => ownBenefits.create('koyal-pay', reportedBenefits, token),
  remove: ({ ownBenefits }, id) => ownBenefits.remove(id),
  rows: ({ persona, moment, text }) => ({
    benefits: {
      company_id: 'theirs',
      id: 'my benefits',
      author_ref: persona,
      locked_for: null,
      posted_at: moment,
      due_at: null,
      note: text,
      note_on: 'cab',
      answer: text,
      answered_on: null,
      answered_id: null,
    },
    benefit_answer: { company_id: 'theirs', benefits_id: 'my benefits', benefit: 'cab', is_given: true },
  }),
  play: {
    about: 'benefits (R-024)',
    table: 'benefits',
    summary: benefitsSummary,
    async come(db, values) {
      const written = values.map((value) => knownBenefits({ companyId, status: 'SCHEDULED', answers: [{ benefit: 'cab', said: value > 20 ? 'yes' : 'no' }] }));
      await keepBenefits(db, written, now);
      return written.map(({ benefitsId }) => benefitsId);
    },
    change: (db, id, value) =>
      db
        .updateTable('benefit_answer')
        .set({ is_given: value > 20 })
        .where('benefits_id', '=', id)
        .execute(),
    read: async (db) => (await sqlBenefits(keyed(db)).one(urlName, 'cab')).percent,
  },
  keepTabCount: (db, at, count) =>
    db
      .insertInto('benefit_figure')
      .values({ company_id: at, people: Math.max(1, count), made: '{}', notes: '{}' })
      .execute(),
} as const satisfies TestedKind;
