import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { CareerType } from '#core/careers/completeness.ts';
import type { Career, CareerChoice, CareerOutcome, CareerSuggestions, WorkDetails } from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import { workplaceIn } from '#core/verification/workplace-key.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import { careerFactsIn, noFacts, sealedCareer, workplaceHash, type StatedCareer } from './career-facts.ts';
import { careerFromRow, careerRowOf, outcomeFromRow, ownCareerRow, type CareerRow } from './career-row.ts';
import { suggestionsFor } from './career-suggestions.ts';
import { keepDesignation } from './designation-persona.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { checked, sanitized, sanitizedIfAny, sanitizedLine } from '../content/sanitized-text.ts';
import { notePortalWord } from './portal-word.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlCareers implements Careers {
  readonly #scope: RequestScope;
  readonly #portal: PortalAccounts;

  constructor(scope: RequestScope, portal: PortalAccounts) {
    this.#scope = scope;
    this.#portal = portal;
  }

  async own(): Promise<Career | undefined> {
    const row = await careerRowOf(this.#scope, this.#accountId);
    return row && careerFromRow(row);
  }

  async create(choice: CareerChoice): Promise<Career> {
    const row = await this.#choose(choice);
    const hasAsked = await this.#askPortal(row).catch((error: unknown) => passed(error));
    return careerFromRow(hasAsked ? await keepDesignation(this.#scope.db, this.#scope.secrets, this.#accountId) : row);
  }

  async saveDetails(careerStatusId: string, details: CareerDetails): Promise<CareerOutcome> {
    const facts = details.type === 'student' ? studyFacts(details) : { ...workFacts(details), job_location: sanitizedIfAny(details.jobLocation) };
    return this.#save(careerStatusId, details.type, facts);
  }

  async saveUnemployed(careerStatusId: string, details: WorkDetails): Promise<CareerOutcome> {
    return this.#save(careerStatusId, 'unemployed', workFacts(details));
  }

  async recheck(careerStatusId: string, choice: CareerChoice): Promise<CareerOutcome> {
    await ownCareerRow(this.#scope, this.#accountId, careerStatusId);
    await this.#askPortal(await this.#choose(choice));
    return outcomeFromRow(await keepDesignation(this.#scope.db, this.#scope.secrets, this.#accountId));
  }

  async suggestions({
    careerStatusId,
    type,
  }: {
    readonly careerStatusId?: string | undefined;
    readonly type?: CareerType | undefined;
  }): Promise<CareerSuggestions> {
    const row =
      careerStatusId === undefined ? await careerRowOf(this.#scope, this.#accountId) : await ownCareerRow(this.#scope, this.#accountId, careerStatusId);
    return suggestionsFor(this.#scope.db, type ?? row?.type ?? 'working', row);
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }

  /** Leaves the public line unchanged for members who may not write under their designation. */
  #changing(isLineNew: boolean, work: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> {
    return this.#scope.db.transaction().execute(async (transaction) => {
      if (isLineNew) await refuseSilenced(transaction, this.#scope, this.#scope.persona('DESIGNATION'));
      await work(transaction);
    });
  }

  /** Serializes concurrent choices on the same row. */
  async #choose(choice: CareerChoice): Promise<CareerRow> {
    const named =
      choice.type === 'student'
        ? { ...choice, collegeName: sanitizedLine(choice.collegeName) }
        : { ...choice, companyName: sanitizedLine(choice.companyName ?? '') };
    const { place, workplaceKey } = workplaceIn(named);
    if (choice.type !== 'unemployed' && place === null) throw new Failure('invalid', 'A name is missing.');
    const [account_id, { secrets }] = [this.#accountId, this.#scope];
    const said = checked({ place: sanitizedIfAny(place) });
    const chosen = { type: choice.type, place_key: workplaceKey === null ? null : workplaceHash(secrets, account_id, workplaceKey) };
    const sealed = sealedCareer(secrets, account_id, { ...noFacts, ...said });
    await this.#changing(true, async (transaction) => {
      await transaction
        .insertInto('career')
        .values({ id: randomId(), account_id, ...chosen, sealed })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const former = await transaction
        .selectFrom('career')
        .select(['type', 'place_key', 'sealed'])
        .where('account_id', '=', account_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const staysTrue = former.type === chosen.type && (chosen.place_key === null || former.place_key === chosen.place_key);
      await transaction
        .updateTable('career')
        .set(
          staysTrue
            ? { ...chosen, sealed: sealedCareer(secrets, account_id, { ...careerFactsIn(secrets, account_id, former.sealed), ...said }) }
            : { ...chosen, sealed, is_mail_asked: false },
        )
        .where('account_id', '=', account_id)
        .execute();
    });
    return keepDesignation(this.#scope.db, this.#scope.secrets, account_id);
  }

  async #askPortal(row: CareerRow): Promise<boolean> {
    const accountId = this.#accountId;
    const link = await this.#scope.db.selectFrom('portal_link').select('linked_on').where('account_id', '=', accountId).executeTakeFirst();
    if (!link?.linked_on) return false;
    const { details } = await this.#portal.find(accountId);
    if (details) await notePortalWord(this.#scope.db, row, details, { accountId, now: this.#scope.now });
    return true;
  }

  async #save(careerStatusId: string, type: CareerType, said: Partial<StatedCareer>): Promise<CareerOutcome> {
    const [accountId, { secrets }] = [this.#accountId, this.#scope];
    const row = await ownCareerRow(this.#scope, accountId, careerStatusId);
    if (row.type !== type) throw new Failure('conflict', 'These are details of another kind of career status.');
    const isLineNew = careerFromRow({ ...row, ...said }).profileBio !== careerFromRow(row).profileBio;
    await this.#changing(isLineNew, async (transaction) => {
      const own = await transaction.selectFrom('career').select(['type', 'sealed']).where('account_id', '=', accountId).forUpdate().executeTakeFirst();
      if (own?.type !== type) return;
      const sealed = sealedCareer(secrets, accountId, { ...careerFactsIn(secrets, accountId, own.sealed), ...said });
      await transaction.updateTable('career').set({ sealed }).where('account_id', '=', accountId).execute();
    });
    return outcomeFromRow(await keepDesignation(this.#scope.db, secrets, accountId));
  }
}

/** Ignores portal failures, so that a saved career stays saved, only unverified. */
function passed(error: unknown): false {
  if (error instanceof Failure && error.kind === 'offline') return false;
  throw error;
}

const workFacts = ({ departmentId, industryId, jobProfile, tagId, roleId }: WorkDetails) => ({
  department_id: departmentId,
  industry_id: industryId,
  job_profile: checked({ jobProfile: sanitized(jobProfile ?? '') || null }).jobProfile,
  tag_id: tagId,
  role_id: roleId,
});

/** Numbers courses from 1. */
const studyFacts = (details: Extract<CareerDetails, { type: 'student' }>) => ({
  course_id: (details.courseId ?? 0) > 0 ? details.courseId : null,
  course_name: sanitizedIfAny(details.courseName),
  specialization_id: details.specializationId,
  specialization: sanitizedIfAny(details.specialization),
});
