import type { Kysely } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
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
import { knownFactsIn, sealedFacts, type SealedFor } from '../secrets/sealed-facts.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';

/** An entry as it lies in the database, and as it is once it is opened. */
interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

type Facts = ReturnType<typeof factsOf>;
type Row = Facts & { readonly id: string };

export class SqlEducations implements Educations {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly Education[]> {
    const rows = await this.#scope.db.selectFrom('education').select(['id', 'sealed']).where('account_id', '=', this.#accountId).execute();
    return (await this.#entriesFrom(rows)).toSorted(newestFirst);
  }

  async add(draft: EducationDraft, submissionKey: string): Promise<Education> {
    this.#refuseWrong(draft);
    const row = { id: randomId(), account_id: this.#accountId, sealed: this.#sealed(draft) };
    const kept = await this.#scope.db.transaction().execute(async (transaction) => {
      const before = await replayOf(transaction, this.#scope, { key: submissionKey, payload: ['education', factsOf(draft)], answer: row.id });
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
    const changed = this.#scope.db
      .updateTable('education')
      .set({ sealed: this.#sealed(draft) })
      .where('id', '=', educationId)
      .where('account_id', '=', this.#accountId);
    const row = existing(await changed.returning(['id', 'sealed']).executeTakeFirst());
    return this.#entryFrom(row);
  }

  async remove(educationId: string): Promise<void> {
    const removed = this.#scope.db.deleteFrom('education').where('id', '=', educationId).where('account_id', '=', this.#accountId);
    const { numDeletedRows } = await removed.executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  get #sealedFor(): SealedFor {
    return ['education', this.#accountId];
  }

  #sealed(draft: EducationDraft): string {
    return sealedFacts(this.#scope.secrets, this.#sealedFor, factsOf(draft));
  }

  #rowOf(db: Kysely<Tables>, id: string): Promise<SealedRow | undefined> {
    return db.selectFrom('education').select(['id', 'sealed']).where('id', '=', id).where('account_id', '=', this.#accountId).executeTakeFirst();
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }

  #refuseWrong(draft: EducationDraft): void {
    const failure = tenureFailure(draft, monthAt(this.#scope.now));
    if (failure) throw failure;
  }

  /** The entries of rows, each with its college where we know it. */
  async #entriesFrom(sealed: readonly SealedRow[]): Promise<readonly Education[]> {
    const rows = sealed.map((row): Row => ({ id: row.id, ...knownFactsIn<Facts>(this.#scope.secrets, this.#sealedFor, row.sealed) }));
    const names = rows.map(({ college_name }) => college_name);
    const placeOf = await placesNamed(this.#scope.db, 'college', names);
    return rows.map((row) => ({ ...educationFromRow(row), ...placeOf(row.college_name) }));
  }

  async #entryFrom(row: SealedRow): Promise<Education> {
    const [entry] = await this.#entriesFrom([row]);
    return existing(entry);
  }
}

const factsOf = ({ level, courseName, specialization, collegeName, mode, from, to }: EducationDraft) => ({
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
