import type { Kysely, Selectable } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Education, EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';
import { tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst } from '#core/profile/tenure.ts';

import { replayOf } from '../caller/idempotency.ts';
import { newRow } from '../database/table.ts';
import { education } from './profile-tables.ts';
import { sanitized, sanitizedIfAny } from '../content/sanitized-text.ts';
import { refuseBeyondLimit } from './entry-limit.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlEducations implements Educations {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly Education[]> {
    const rows = await this.#scope.db.selectFrom('education').selectAll().where('account_id', '=', this.#accountId).execute();
    return rows.map(educationFromRow).toSorted(newestFirst);
  }

  async add(draft: EducationDraft, submissionKey: string): Promise<Education> {
    this.#refuseWrong(draft);
    const row = { id: randomId(), account_id: this.#accountId, ...rowOf(draft) };
    const kept = await this.#scope.db.transaction().execute(async (transaction) => {
      const before = await replayOf(transaction, this.#scope, { key: submissionKey, payload: ['education', rowOf(draft)], answer: row.id });
      if (before !== undefined) return this.#rowOf(transaction, before);
      await refuseBeyondLimit(transaction, 'education', row.account_id);
      await transaction.insertInto('education').values(newRow(education, row)).execute();
      return row;
    });
    if (!kept) throw new Failure('missing');
    return educationFromRow(kept);
  }

  async change(educationId: string, draft: EducationDraft): Promise<Education> {
    this.#refuseWrong(draft);
    const changed = this.#scope.db.updateTable('education').set(rowOf(draft)).where('id', '=', educationId).where('account_id', '=', this.#accountId);
    const row = await changed.returningAll().executeTakeFirst();
    if (!row) throw new Failure('missing');
    return educationFromRow(row);
  }

  async remove(educationId: string): Promise<void> {
    const removed = this.#scope.db.deleteFrom('education').where('id', '=', educationId).where('account_id', '=', this.#accountId);
    const { numDeletedRows } = await removed.executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  #rowOf(db: Kysely<Tables>, id: string): Promise<Selectable<Tables['education']> | undefined> {
    return db.selectFrom('education').selectAll().where('id', '=', id).where('account_id', '=', this.#accountId).executeTakeFirst();
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }

  #refuseWrong(draft: EducationDraft): void {
    const failure = tenureFailure(draft, monthAt(this.#scope.now));
    if (failure) throw failure;
  }
}

const rowOf = ({ level, courseName, specialization, collegeName, mode, from, to }: EducationDraft) => ({
  level,
  course_name: sanitized(courseName),
  specialization: sanitizedIfAny(specialization),
  college_name: sanitized(collegeName),
  mode,
  from_month: from,
  to_month: to,
});

const educationFromRow = (row: Selectable<Tables['education']>): Education => ({
  educationId: row.id,
  level: row.level,
  courseName: row.course_name,
  specialization: row.specialization,
  collegeName: row.college_name,
  mode: row.mode,
  from: row.from_month,
  to: row.to_month,
});
