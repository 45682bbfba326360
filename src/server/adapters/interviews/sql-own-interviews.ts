import { sql, type Kysely } from 'kysely';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { interviewKnownTo, interviewProblems, type InterviewDraft, type OwnInterview } from '#core/interviews/interview-draft.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { checked, sanitized, sanitizedQuestions } from '../content/sanitized-text.ts';
import { OwnModerated } from '../contributions/own-contribution.ts';
import { changedRow, newRow } from '../database/table.ts';
import { dropAsked } from '../questions/keep-asked.ts';
import type { Tables } from '../database/tables.ts';
import { interviewKind } from './interview-kind.ts';
import { interview as interviewTable } from './interview-tables.ts';
import { keepRounds, ownInterviewOf } from './own-interview-rows.ts';

/** Columns of a story that no change of its author touches. */
const staysAsWritten = ['company_id', 'id', 'author_ref', 'counted_year', 'locked_for', 'posted_at', 'due_at'] as const;

/** The story of the key that signs. */
export class SqlOwnInterviews extends OwnModerated<OwnInterview> implements OwnInterviews {
  /** A story that goes takes its questions out of the lists first, as long as its places are known. */
  constructor(scope: PseudonymScope) {
    super(scope, interviewKind, ownInterviewOf, dropAsked);
  }

  async create(companyUrlName: string, draft: InterviewDraft, token: ContributionToken): Promise<OwnInterview> {
    const { db } = this.scope;
    const before = await this.mine();
    if (before) return before;
    await this.keyed.admit(token);
    const told = interviewKnownTo(draft);
    const texts = publishable(told);
    const { id: companyId } = await companyAt(db, companyUrlName);
    const facts = await factsOf(db, told);
    await this.keyed.create({
      token,
      texts,
      write: async (transaction, columns, counted_year) => {
        const row = newRow(interviewTable, { company_id: companyId, ...columns, counted_year, ...facts, ...texts });
        await transaction.insertInto('interview').values(row).execute();
        await keepRounds(transaction, { companyId, interviewId: columns.id }, told);
      },
    });
    return this.own();
  }

  async change(interviewId: string, draft: InterviewDraft, version: number): Promise<OwnInterview> {
    await this.keyed.holds(interviewId);
    const told = interviewKnownTo(draft);
    const texts = publishable(told);
    const facts = { ...(await factsOf(this.scope.db, told)), ...texts, version: version + 1 };
    await this.keyed.change(interviewId, {
      texts,
      write: async (transaction, { companyId, isSeen, statuses }) => {
        const { numUpdatedRows } = await transaction
          .updateTable('interview')
          .set(changedRow(interviewTable, staysAsWritten, { ...facts, is_edited: isSeen }))
          .where('company_id', '=', companyId)
          .where('id', '=', interviewId)
          .where('version', '=', version)
          .where('status', 'in', statuses)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await keepRounds(transaction, { companyId, interviewId }, told);
        return numUpdatedRows > 0n;
      },
    });
    return this.own();
  }
}

/** The texts of a story, fit to be read by others; judged by the rule that the form keeps as well. */
function publishable(draft: InterviewDraft) {
  const questions = sanitizedQuestions(draft.rounds.map((round) => round.questions));
  const texts = { story: sanitized(draft.story), tips: sanitized(draft.tips ?? ''), questions };
  const isSilent = texts.story === '' && questions === '';
  if (isSilent || Object.keys(interviewProblems({ ...draft, story: texts.story, tips: texts.tips })).length > 0)
    throw new Failure('invalid', 'A story says how it went, or what was asked.', { code: 'RULE_BROKEN' });
  return checked(texts);
}

/** The columns of what a draft says beside its texts; its job and its college are of the lists. */
async function factsOf(db: Kysely<Tables>, { designationId, collegeId, experience, outcome, source, hardness, unpaidHours }: InterviewDraft) {
  const { rows } = await sql<{
    readonly isKnown: boolean;
  }>`select (${designationId}::integer is null or exists (select from designation where id = ${designationId}))
    and (${collegeId}::integer is null or exists (select from college where id = ${collegeId})) as "isKnown"`.execute(db);
  if (!rows[0]?.isKnown) throw new Failure('invalid');
  return { designation_id: designationId, college_id: collegeId, experience, outcome, source, hardness, unpaid_hours: unpaidHours };
}
