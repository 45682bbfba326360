import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import type { Career, CareerChoice, CareerOutcome, CareerSuggestions, WorkDetails } from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import { workplaceIn } from '#core/verification/workplace-key.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { careerFromRow, careerRowOf, outcomeFromRow, ownCareerRow, type CareerRow } from './career-row.ts';
import { suggestionsFor } from './career-suggestions.ts';
import { keepDesignation } from './designation-persona.ts';
import { callerOf } from '../caller/own-caller.ts';
import { cleaned, cleanedIfAny, cleanedLine } from '../content/clean-text.ts';
import { notePortalWord } from './portal-word.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

interface CareerParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'personaOf'>;
  readonly portal: PortalAccounts;
  readonly context: RequestContext;
}

const noDetails = {
  department_id: null,
  industry_id: null,
  job_profile: null,
  tag_id: 0,
  role_id: null,
  job_location: null,
  course_id: null,
  course_name: null,
  specialization_id: null,
  specialization: null,
  is_mail_asked: false,
} as const;

/** The career status of the caller. */
export class SqlCareers implements Careers {
  readonly #db: Kysely<Tables>;
  readonly #parts: CareerParts;

  constructor(db: Kysely<Tables>, parts: CareerParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async own(): Promise<Career | undefined> {
    const row = await careerRowOf(this.#db, this.#accountId);
    return row && careerFromRow(row);
  }

  async create(choice: CareerChoice): Promise<Career> {
    const row = await this.#choose(choice);
    const hasAsked = await this.#askPortal(row).catch((error: unknown) => passed(error));
    return careerFromRow(hasAsked ? await keepDesignation(this.#db, this.#parts.secrets, this.#accountId) : row);
  }

  async saveDetails(careerStatusId: string, details: CareerDetails): Promise<CareerOutcome> {
    const columns = details.type === 'student' ? studyColumns(details) : { ...workColumns(details), job_location: cleanedIfAny(details.jobLocation) };
    return this.#save(careerStatusId, details.type, columns);
  }

  async saveUnemployed(careerStatusId: string, details: WorkDetails): Promise<CareerOutcome> {
    return this.#save(careerStatusId, 'unemployed', workColumns(details));
  }

  async recheck(careerStatusId: string, choice: CareerChoice): Promise<CareerOutcome> {
    await ownCareerRow(this.#db, this.#accountId, careerStatusId);
    await this.#askPortal(await this.#choose(choice));
    return outcomeFromRow(await keepDesignation(this.#db, this.#parts.secrets, this.#accountId));
  }

  async suggestions({
    careerStatusId,
    type,
  }: {
    readonly careerStatusId?: string | undefined;
    readonly type?: CareerType | undefined;
  }): Promise<CareerSuggestions> {
    const row = careerStatusId === undefined ? await careerRowOf(this.#db, this.#accountId) : await ownCareerRow(this.#db, this.#accountId, careerStatusId);
    return suggestionsFor(this.#db, type ?? row?.type ?? 'working', row);
  }

  get #accountId(): string {
    return callerOf(this.#parts.context).member.userId;
  }

  /** Of two that come at once the second waits for the first, and changes the same row. */
  async #choose(choice: CareerChoice): Promise<CareerRow> {
    const named =
      choice.type === 'student'
        ? { ...choice, collegeName: cleanedLine(choice.collegeName) }
        : { ...choice, companyName: cleanedLine(choice.companyName ?? '') };
    const { place, workplaceKey } = workplaceIn(named);
    if (choice.type !== 'unemployed' && place === null) throw new Failure('invalid', 'A name is missing.');
    const account_id = this.#accountId;
    const chosen = { type: choice.type, place: cleanedIfAny(place), place_key: workplaceKey };
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('career')
        .values({ id: randomId(), account_id, ...chosen, ...noDetails })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const former = await transaction
        .selectFrom('career')
        .select(['type', 'place_key'])
        .where('account_id', '=', account_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const isSame = former.type === chosen.type && former.place_key === chosen.place_key;
      await transaction
        .updateTable('career')
        .set(isSame ? chosen : { ...chosen, ...noDetails })
        .where('account_id', '=', account_id)
        .execute();
    });
    return keepDesignation(this.#db, this.#parts.secrets, account_id);
  }

  /** Whoever has linked the job portal need not ask it again themselves. */
  async #askPortal(row: CareerRow): Promise<boolean> {
    const accountId = this.#accountId;
    const link = await this.#db.selectFrom('portal_link').select('linked_on').where('account_id', '=', accountId).executeTakeFirst();
    if (!link?.linked_on) return false;
    const details = await this.#parts.portal.find(accountId);
    if (details) await notePortalWord(this.#db, row, details, { accountId, now: this.#parts.clock.now() });
    return true;
  }

  async #save(
    careerStatusId: string,
    type: CareerType,
    columns: Partial<typeof noDetails> | ReturnType<typeof workColumns> | ReturnType<typeof studyColumns>,
  ): Promise<CareerOutcome> {
    const row = await ownCareerRow(this.#db, this.#accountId, careerStatusId);
    if (row.type !== type) throw new Failure('conflict', 'These are details of another kind of career status.');
    await this.#db.updateTable('career').set(columns).where('id', '=', row.id).where('type', '=', type).execute();
    return outcomeFromRow(await keepDesignation(this.#db, this.#parts.secrets, this.#accountId));
  }
}

/** What is said stays said, whether or not the portal can be reached. */
function passed(error: unknown): false {
  if (error instanceof Failure && error.kind === 'offline') return false;
  throw error;
}

const workColumns = ({ departmentId, industryId, jobProfile, tagId, roleId }: WorkDetails) => ({
  department_id: departmentId,
  industry_id: industryId,
  job_profile: cleaned(jobProfile ?? '') || null,
  tag_id: tagId,
  role_id: roleId,
});

/** A course counts from 1. */
const studyColumns = (details: Extract<CareerDetails, { type: 'student' }>) => ({
  course_id: (details.courseId ?? 0) > 0 ? details.courseId : null,
  course_name: cleanedIfAny(details.courseName),
  specialization_id: details.specializationId,
  specialization: cleanedIfAny(details.specialization),
});
