import { sql } from 'kysely';
import { benefitShare, sharedGroups, type MadeBenefits, type NotesCounts } from '#core/benefits/benefit-shares.ts';
import { benefitsInOrder, type Benefit } from '#core/benefits/benefit.ts';
import { benefitsProblems, type BenefitAnswer, type BenefitsDraft } from '#core/benefits/benefits-draft.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { Failure } from '#core/failure.ts';
import type { Named } from '#core/named.ts';
import { usualPageSize } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { joinsReply, replyColumns, replyFromRow, type RepliedRow } from '../company-replies/replied-to.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { noAnswer } from '../contributions/answer-reply.ts';
import { ownModerated } from '../contributions/own-moderated.ts';
import { pageOfContributions } from '../contributions/page-of-contributions.ts';
import { benefits, benefitsKind } from './benefits-tables.ts';
import { noteFromRow, noteRows } from './note-rows.ts';

type Scope = Pick<PseudonymScope, 'db' | 'secrets'>;

export const sqlBenefits = (scope: Scope): Benefits => ({
  async ofCompany(urlName) {
    const { company, people, made, notes } = await figuresAt(scope, urlName);
    return { company, people, groups: sharedGroups(made, notes) };
  },
  async one(urlName, benefit, after, pageSize = usualPageSize) {
    const { companyId, company, made, notes } = await figuresAt(scope, urlName);
    const which = sql`and benefits.company_id = ${companyId} and benefits.note_on = ${benefit}`;
    const asked = { list: ['benefits', companyId, benefit], sort: 'newToOld', after, pageSize } as const;
    const { rows, next } = await pageOfContributions(scope, 'benefits', asked, (rest) => noteRows(scope.db, sql`${which} ${rest}`));
    return { company, ...benefitShare(benefit, made, notes), items: rows.map(noteFromRow), next };
  },
  async note(benefitsId) {
    const [row] = await noteRows(scope.db, sql`and benefits.id = ${benefitsId}`);
    if (!row) throw new Failure('missing');
    return noteFromRow(row);
  },
});

async function figuresAt({ db }: Scope, urlName: string) {
  const { id } = await companyAt(db, urlName);
  const { rows } = await sql<{ readonly company: Named; readonly people: number; readonly made: MadeBenefits; readonly notes: NotesCounts }>`
    select json_build_object('urlName', url_name, 'name', name) as company, coalesce(people, 0) as people, coalesce(made, '{}') as made,
      coalesce(notes, '{}') as notes
    from company left join benefit_figure on company_id = company.id where company.id = ${id}`.execute(db);
  if (!rows[0]) throw new Failure('missing');
  return { companyId: id, ...rows[0] };
}

interface OwnRow extends RepliedRow {
  readonly note: string;
  readonly noteOn: Benefit | null;
  readonly answers: readonly BenefitAnswer[];
}

export const SqlOwnBenefits = ownModerated({
  kind: benefitsKind,
  table: benefits,
  rule: 'Benefits say at least of one whether it is given, and of each once.',
  texts: ({ note }: BenefitsDraft) => ({ note: sanitized(note?.text ?? '') }),
  problemsOf: ({ answers, note }, texts) => benefitsProblems({ answers, note: note && { ...note, text: texts.note } }),
  facts: ({ note }, { texts }) => ({ note_on: texts.note === '' ? null : (note?.benefit ?? null) }),
  once: (_draft: BenefitsDraft) => noAnswer,
  parts: ({ answers }) => ({ benefit_answer: answers.map(({ benefit, said }) => ({ benefit, is_given: said === 'yes' })) }),
  columns: sql<OwnRow>`note, note_on as "noteOn", ${replyColumns}, (select coalesce(json_agg(json_build_object('benefit', benefit, 'said', case when is_given then 'yes' else 'no' end)), '[]')
    from benefit_answer where benefit_answer.company_id = benefits.company_id and benefits_id = benefits.id) as answers`,
  joins: joinsReply('benefits'),
  own: ({ id, note, noteOn, answers, ...row }) => ({
    benefitsId: id,
    answers: benefitsInOrder.flatMap((benefit) => answers.filter((answer) => answer.benefit === benefit)),
    note: noteOn === null ? null : { benefit: noteOn, text: note },
    reply: noteOn === null ? null : replyFromRow(row),
  }),
});
