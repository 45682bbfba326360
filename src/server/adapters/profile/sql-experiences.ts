import type { Kysely } from 'kysely';
import { existing, Failure } from '#core/failure.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import type { KnownPlace } from '#core/profile/known-place.ts';
import { tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst } from '#core/profile/tenure.ts';
import type { WorkExperience, WorkExperienceDraft } from '#core/profile/work-experience.ts';

import { replayOf } from '../caller/idempotency.ts';
import { newRow } from '../database/table.ts';
import { workExperience } from './profile-tables.ts';
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

export class SqlExperiences implements Experiences {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly WorkExperience[]> {
    const rows = await this.#scope.db.selectFrom('work_experience').select(['id', 'sealed']).where('account_id', '=', this.#accountId).execute();
    return (await this.#entriesFrom(rows)).toSorted(newestFirst);
  }

  async add(draft: WorkExperienceDraft, submissionKey: string): Promise<WorkExperience> {
    this.#refuseWrong(draft);
    const row = { id: randomId(), account_id: this.#accountId, sealed: this.#sealed(draft) };
    const kept = await this.#scope.db.transaction().execute(async (transaction) => {
      const before = await replayOf(transaction, this.#scope, { key: submissionKey, payload: ['work_experience', factsOf(draft)], answer: row.id });
      if (before !== undefined) return this.#rowOf(transaction, before);
      await refuseBeyondLimit(transaction, 'work_experience', row.account_id);
      await transaction.insertInto('work_experience').values(newRow(workExperience, row)).execute();
      return row;
    });
    if (!kept) throw new Failure('missing');
    return this.#entryFrom(kept);
  }

  async change(workExperienceId: string, draft: WorkExperienceDraft): Promise<WorkExperience> {
    this.#refuseWrong(draft);
    const row = await this.#scope.db
      .updateTable('work_experience')
      .set({ sealed: this.#sealed(draft) })
      .where('id', '=', workExperienceId)
      .where('account_id', '=', this.#accountId)
      .returning(['id', 'sealed'])
      .executeTakeFirst();
    if (!row) throw new Failure('missing');
    return this.#entryFrom(row);
  }

  async remove(workExperienceId: string): Promise<void> {
    const { numDeletedRows } = await this.#scope.db
      .deleteFrom('work_experience')
      .where('id', '=', workExperienceId)
      .where('account_id', '=', this.#accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  get #sealedFor(): SealedFor {
    return ['work_experience', this.#accountId];
  }

  #sealed(draft: WorkExperienceDraft): string {
    return sealedFacts(this.#scope.secrets, this.#sealedFor, factsOf(draft));
  }

  #rowOf(db: Kysely<Tables>, id: string): Promise<SealedRow | undefined> {
    return db.selectFrom('work_experience').select(['id', 'sealed']).where('id', '=', id).where('account_id', '=', this.#accountId).executeTakeFirst();
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }

  #refuseWrong(draft: WorkExperienceDraft): void {
    const failure = tenureFailure(draft, monthAt(this.#scope.now));
    if (failure) throw failure;
  }

  /** The entries of rows, each with its company where we know it. */
  async #entriesFrom(sealed: readonly SealedRow[]): Promise<readonly WorkExperience[]> {
    const rows = sealed.map((row): Row => ({ id: row.id, ...knownFactsIn<Facts>(this.#scope.secrets, this.#sealedFor, row.sealed) }));
    const names = rows.map(({ company_name }) => company_name);
    const placeOf = await placesNamed(this.#scope.db, 'company', names);
    return rows.map((row) => ({ ...experienceFromRow(row), ...placeOf(row.company_name) }));
  }

  async #entryFrom(row: SealedRow): Promise<WorkExperience> {
    const [entry] = await this.#entriesFrom([row]);
    return existing(entry);
  }
}

const factsOf = ({ companyName, designation, employmentType, location, from, to }: WorkExperienceDraft) => ({
  company_name: sanitized(companyName),
  designation: sanitized(designation),
  employment_type: employmentType,
  location: sanitizedIfAny(location),
  from_month: from,
  to_month: to,
});

const experienceFromRow = (row: Row): Omit<WorkExperience, keyof KnownPlace> => ({
  workExperienceId: row.id,
  companyName: row.company_name,
  designation: row.designation,
  employmentType: row.employment_type,
  location: row.location,
  from: row.from_month,
  to: row.to_month,
});
