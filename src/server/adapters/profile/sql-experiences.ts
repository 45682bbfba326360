import type { Kysely, Selectable } from 'kysely';
import { nameKey } from '#core/companies/name-key.ts';
import { Failure } from '#core/failure.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import { tenureFailure } from '#core/profile/tenure-failure.ts';
import { monthAt, newestFirst } from '#core/profile/tenure.ts';
import type { WorkExperience, WorkExperienceDraft } from '#core/profile/work-experience.ts';
import { pictureUrlOf } from '../media/pictures.ts';

import { replayOf } from '../caller/idempotency.ts';
import { newRow } from '../database/table.ts';
import { workExperience } from './profile-tables.ts';
import { sanitized, sanitizedIfAny } from '../content/sanitized-text.ts';
import { refuseBeyondLimit } from './entry-limit.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlExperiences implements Experiences {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly WorkExperience[]> {
    const rows = await this.#scope.db.selectFrom('work_experience').selectAll().where('account_id', '=', this.#accountId).execute();
    const logos = await this.#logosOf(rows.map(({ company_name }) => company_name));
    return rows.map((row) => experienceFromRow(row, logos)).toSorted(newestFirst);
  }

  async add(draft: WorkExperienceDraft, submissionKey: string): Promise<WorkExperience> {
    this.#refuseWrong(draft);
    const row = { id: randomId(), account_id: this.#accountId, ...rowOf(draft) };
    const kept = await this.#scope.db.transaction().execute(async (transaction) => {
      const before = await replayOf(transaction, this.#scope, { key: submissionKey, payload: ['work_experience', rowOf(draft)], answer: row.id });
      if (before !== undefined) return this.#rowOf(transaction, before);
      await refuseBeyondLimit(transaction, 'work_experience', row.account_id);
      await transaction.insertInto('work_experience').values(newRow(workExperience, row)).execute();
      return row;
    });
    if (!kept) throw new Failure('missing');
    return experienceFromRow(kept, await this.#logosOf([draft.companyName]));
  }

  async change(workExperienceId: string, draft: WorkExperienceDraft): Promise<WorkExperience> {
    this.#refuseWrong(draft);
    const row = await this.#scope.db
      .updateTable('work_experience')
      .set(rowOf(draft))
      .where('id', '=', workExperienceId)
      .where('account_id', '=', this.#accountId)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Failure('missing');
    return experienceFromRow(row, await this.#logosOf([draft.companyName]));
  }

  async remove(workExperienceId: string): Promise<void> {
    const { numDeletedRows } = await this.#scope.db
      .deleteFrom('work_experience')
      .where('id', '=', workExperienceId)
      .where('account_id', '=', this.#accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  #rowOf(db: Kysely<Tables>, id: string): Promise<Selectable<Tables['work_experience']> | undefined> {
    return db.selectFrom('work_experience').selectAll().where('id', '=', id).where('account_id', '=', this.#accountId).executeTakeFirst();
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }

  #refuseWrong(draft: WorkExperienceDraft): void {
    const failure = tenureFailure(draft, monthAt(this.#scope.now));
    if (failure) throw failure;
  }

  /** The logos of those companies that we know, by what their names are compared by. */
  async #logosOf(names: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    if (names.length === 0) return new Map();
    const rows = await this.#scope.db.selectFrom('company').select(['name_key', 'logo_image_id']).where('name_key', 'in', names.map(nameKey)).execute();
    return new Map(rows.map(({ name_key, logo_image_id }) => [name_key, pictureUrlOf(logo_image_id)]));
  }
}

const rowOf = ({ companyName, designation, employmentType, location, from, to }: WorkExperienceDraft) => ({
  company_name: sanitized(companyName),
  designation: sanitized(designation),
  employment_type: employmentType,
  location: sanitizedIfAny(location),
  from_month: from,
  to_month: to,
});

const experienceFromRow = (row: Selectable<Tables['work_experience']>, logos: ReadonlyMap<string, string | null>): WorkExperience => ({
  workExperienceId: row.id,
  companyName: row.company_name,
  designation: row.designation,
  employmentType: row.employment_type,
  location: row.location,
  from: row.from_month,
  to: row.to_month,
  logo: logos.get(nameKey(row.company_name)) ?? null,
});
