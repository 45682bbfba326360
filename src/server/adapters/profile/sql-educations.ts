import type { Kysely, Selectable } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Education, EducationDraft } from '#core/profile/education.ts';
import type { Educations } from '#core/profile/educations.ts';
import type { KnownPlace } from '#core/profile/known-place.ts';
import { tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst } from '#core/profile/tenure.ts';

import { replayOf } from '../caller/idempotency.ts';
import { newRow } from '../database/table.ts';
import { education } from './profile-tables.ts';
import { sanitized, sanitizedIfAny } from '../content/sanitized-text.ts';
import { refuseBeyondLimit } from './entry-limit.ts';
import { placesNamed } from './places-named.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';

type Row = Selectable<Tables['education']>;

export class SqlEducations implements Educations {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly Education[]> {
    const rows = await this.#scope.db.selectFrom('education').selectAll().where('account_id', '=', this.#accountId).execute();
    return (await this.#entriesFrom(rows)).toSorted(newestFirst);
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
    return this.#entryFrom(kept);
  }

  async change(educationId: string, draft: EducationDraft): Promise<Education> {
    this.#refuseWrong(draft);
    const changed = this.#scope.db.updateTable('education').set(rowOf(draft)).where('id', '=', educationId).where('account_id', '=', this.#accountId);
    const row = await changed.returningAll().executeTakeFirst();
    if (!row) throw new Failure('missing');
    return this.#entryFrom(row);
  }

  async remove(educationId: string): Promise<void> {
    const removed = this.#scope.db.deleteFrom('education').where('id', '=', educationId).where('account_id', '=', this.#accountId);
    const { numDeletedRows } = await removed.executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  #rowOf(db: Kysely<Tables>, id: string): Promise<Row | undefined> {
    return db.selectFrom('education').selectAll().where('id', '=', id).where('account_id', '=', this.#accountId).executeTakeFirst();
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }

  #refuseWrong(draft: EducationDraft): void {
    const failure = tenureFailure(draft, monthAt(this.#scope.now));
    if (failure) throw failure;
  }

  /** The entries of rows, each with its college where we know it. */
  async #entriesFrom(rows: readonly Row[]): Promise<readonly Education[]> {
    const names = rows.map(({ college_name }) => college_name);
    const placeOf = await placesNamed(this.#scope.db, 'college', names);
    return rows.map((row) => ({ ...educationFromRow(row), ...placeOf(row.college_name) }));
  }

  async #entryFrom(row: Row): Promise<Education> {
    const [entry] = await this.#entriesFrom([row]);
    if (!entry) throw new Failure('missing');
    return entry;
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

const educationFromRow = (row: Row): Omit<Education, keyof KnownPlace> => ({
  educationId: row.id,
  level: row.level,
  courseName: row.course_name,
  specialization: row.specialization,
  collegeName: row.college_name,
  mode: row.mode,
  from: row.from_month,
  to: row.to_month,
});
