import { Failure } from '#core/failure.ts';
import type { Career } from '#core/careers/career.ts';
import type { OnboardingPrefill, OnboardingProgress, Onboardings, VerificationMethod } from '#core/onboarding/onboardings.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { isCareerComplete, isFullyOnboarded } from '#core/careers/completeness.ts';
import { mayComplete } from '#core/onboarding/may-complete.ts';
import { onboardingSteps, type OnboardingStep } from '#core/onboarding/sequence.ts';
import { anonymousPersonaOf } from '../personas/anonymous-persona.ts';
import { careerFromRow, careerRowOf } from '../careers/career-row.ts';
import { communitiesOffered, communityShown, sameCommunity } from '../communities/known-communities.ts';
import { SqlOwnCommunities } from '../communities/sql-own-communities.ts';
import type { RequestScope } from '../caller/request-scope.ts';

/** State of a member during onboarding, as it is kept. */
interface MemberState {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly lastStep: OnboardingStep | null;
  readonly persona: AnonymousPersona | undefined;
  readonly career: Career | undefined;
}

/** Onboarding of the caller, who becomes a reader and then a writer. */
export class SqlOnboardings implements Onboardings {
  readonly #scope: RequestScope;
  readonly #communities: SqlOwnCommunities;
  readonly #verificationMethods: readonly VerificationMethod[];

  constructor(scope: RequestScope, verificationMethods: readonly VerificationMethod[]) {
    this.#scope = scope;
    this.#verificationMethods = verificationMethods;
    this.#communities = new SqlOwnCommunities(scope);
  }

  async prefill(): Promise<OnboardingPrefill> {
    const { displayName, naukriUser } = this.#scope.caller.member;
    const [state, chosen, offered] = await Promise.all([this.#memberState(), this.#communities.own(), communitiesOffered(this.#scope.db)]);
    const others = offered.map(communityShown).filter((one) => !chosen.some((other) => sameCommunity(one, other)));
    return {
      ...progressOf(state),
      hasPersona: state.persona !== undefined,
      hasFilledCareerStatus: hasFilledCareer(state.career),
      readerStepCompleted: state.isReader,
      hasNaukriAccount: naukriUser,
      verificationMethods: this.#verificationMethods,
      name: displayName,
      persona: state.persona ?? null,
      career: state.career ?? null,
      communities: [...chosen.map((one) => ({ ...one, isSelected: true })), ...others.map((one) => ({ ...one, isSelected: false }))],
    };
  }

  async completeStep(step: OnboardingStep, isSkipped: boolean): Promise<OnboardingProgress> {
    const state = await this.#memberState();
    const { isReader, persona, career, lastStep } = state;
    const hasCommunities = step === 'Communities' && (await this.#communities.own()).length > 0;
    if (!mayComplete(step, isSkipped, { isReader, hasCommunities, hasPersona: persona !== undefined, hasCareer: career !== undefined, lastStep }))
      throw new Failure('conflict', 'This step is about something that is not there yet.', { code: 'STEP_TOO_EARLY' });
    const id = this.#accountId;
    if (step === 'Communities') await this.#scope.db.updateTable('account').set({ is_reader: true }).where('id', '=', id).execute();
    if (step === 'AnonymousProfile') await this.#scope.db.updateTable('account').set({ is_writer: true }).where('id', '=', id).execute();
    await this.#note(furthest(lastStep, step));
    return progressOf(await this.#memberState());
  }

  async #memberState(): Promise<MemberState> {
    const id = this.#accountId;
    const [account, persona, row] = await Promise.all([
      this.#scope.db
        .selectFrom('account')
        .leftJoin('onboarding', 'onboarding.account_id', 'account.id')
        .select(['is_reader', 'is_writer', 'last_step'])
        .where('account.id', '=', id)
        .executeTakeFirst(),
      anonymousPersonaOf(this.#scope.db, this.#scope.secrets, id),
      careerRowOf(this.#scope.db, id),
    ]);
    if (!account) throw new Failure('signed-out');
    return { isReader: account.is_reader, isWriter: account.is_writer, lastStep: account.last_step, persona, career: row && careerFromRow(row) };
  }

  async #note(last_step: OnboardingStep): Promise<void> {
    await this.#scope.db
      .insertInto('onboarding')
      .values({ account_id: this.#accountId, last_step })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ last_step }))
      .execute();
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }
}

/** The later of two steps: a member who goes back to a former step has not come less far. */
const furthest = (one: OnboardingStep | null, other: OnboardingStep): OnboardingStep =>
  one !== null && onboardingSteps.indexOf(one) > onboardingSteps.indexOf(other) ? one : other;

const hasFilledCareer = (career: Career | undefined): boolean => career !== undefined && isCareerComplete(career.status.type, career.status);

/** Progress of onboarding. A member is fully onboarded with everything filled, or with every step gone to its end. */
function progressOf({ isReader, isWriter, lastStep, persona, career }: MemberState): OnboardingProgress {
  const isFilled = isFullyOnboarded({ hasFilledCareerStatus: hasFilledCareer(career), hasPersona: persona !== undefined, isReader });
  return {
    isReader,
    isWriter,
    isFullyOnboarded: isFilled || (lastStep === 'OnboardingCompleted' && isReader && isWriter && persona !== undefined),
    lastStepCompleted: lastStep,
  };
}
