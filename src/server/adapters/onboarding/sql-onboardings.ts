import { Failure } from '#core/failure.ts';
import type { Career } from '#core/careers/career.ts';
import { isSameCommunity } from '#core/communities/community.ts';
import type { OnboardingPrefill, OnboardingProgress, Onboardings, VerificationMethod } from '#core/onboarding/onboardings.ts';
import { isFullyOnboarded, isLineKnown } from '#core/careers/completeness.ts';
import { mayComplete } from '#core/onboarding/may-complete.ts';
import { quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import { careerFromRow, careerRowOf } from '../careers/career-row.ts';
import { communitiesOffered, communityShown } from '../communities/known-communities.ts';
import { SqlOwnCommunities } from '../communities/sql-own-communities.ts';
import { noteStep } from './note-step.ts';
import { refuseAnySanctioned } from '../caller/refuse-sanctioned.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { hadToken } from '../login/issued-identities.ts';
import { keyVoter, votesBySession } from '../keyed-voters/keyed-voters.ts';

interface MemberState {
  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly lastStep: OnboardingStep | null;
  readonly career: Career | undefined;
}

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
    const [scope, own] = [this.#scope, this.#communities];
    const voted = votesBySession(scope.db, { voter: scope.keyFor('votes'), asker: scope.keyFor('requests') });
    const [state, chosen, offered, hasVoted] = await Promise.all([this.#memberState(), own.own(), communitiesOffered(scope.db), voted]);
    const others = offered.map(communityShown).filter((one) => !chosen.some((other) => isSameCommunity(one, other)));
    return {
      ...progressOf(state),
      hasPersona: state.isWriter,
      hasFilledCareerStatus: hasFilledCareer(state.career),
      readerStepCompleted: state.isReader,
      hasNaukriAccount: naukriUser,
      hasVoted,
      verificationMethods: this.#verificationMethods,
      name: displayName,
      persona: null,
      career: state.career ?? null,
      communities: [...chosen.map((one) => ({ ...one, isSelected: true })), ...others.map((one) => ({ ...one, isSelected: false }))],
    };
  }

  async completeStep(step: OnboardingStep, isSkipped: boolean): Promise<OnboardingProgress> {
    const state = await this.#memberState();
    const { isReader, career, lastStep } = state;
    const hasPersona = state.isWriter || (step === 'AnonymousProfile' && (await this.#hadToken()));
    const hasCommunities = step === 'Communities' && (await this.#communities.own()).length > 0;
    if (!mayComplete(step, isSkipped, { isReader, hasCommunities, hasPersona, hasCareer: career !== undefined, lastStep }))
      throw new Failure('conflict', 'This step is about something that is not there yet.', { code: 'STEP_TOO_EARLY' });
    const id = this.#accountId;
    if (step === 'Communities') await this.#scope.db.updateTable('account').set({ is_reader: true }).where('id', '=', id).execute();
    if (step === 'AnonymousProfile') await (state.isWriter ? undefined : this.#admitByKey());
    await noteStep(this.#scope.db, id, step);
    return progressOf(await this.#memberState());
  }

  /** Detects a quarterly token used by a deleted account; such a member writes with the old key. */
  async #hadToken(): Promise<boolean> {
    const { db, secrets, now } = this.#scope;
    return hadToken(db, { secrets, quarter: quarterOf(now) }, this.#accountId);
  }

  /** Admits a writer by key alone, with the same limits and votes by key. */
  async #admitByKey(): Promise<void> {
    const scope = this.#scope;
    await scope.db.transaction().execute(async (transaction) => {
      await refuseAnySanctioned(transaction, scope);
      await this.#makeWriter(transaction);
    });
    await keyVoter(scope.db, { voter: scope.keyFor('votes'), asker: scope.keyFor('requests'), viewer: scope.keyFor('views') });
  }

  async #makeWriter(db: RequestScope['db']): Promise<void> {
    await db.updateTable('account').set({ is_writer: true }).where('id', '=', this.#accountId).execute();
  }

  async #memberState(): Promise<MemberState> {
    const id = this.#accountId;
    const [account, row] = await Promise.all([
      this.#scope.db
        .selectFrom('account')
        .leftJoin('onboarding', 'onboarding.account_id', 'account.id')
        .select(['is_reader', 'is_writer', 'last_step'])
        .where('account.id', '=', id)
        .executeTakeFirst(),
      careerRowOf(this.#scope, id),
    ]);
    if (!account) throw new Failure('signed-out');
    const { is_reader: isReader, is_writer: isWriter, last_step: lastStep } = account;
    return { isReader, isWriter, lastStep, career: row && careerFromRow(row) };
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }
}

const hasFilledCareer = (career: Career | undefined): boolean => career !== undefined && isLineKnown(career.status.type, career.status);

/** Complete once everything is filled or every step finished; names are known only as issued tokens. */
function progressOf({ isReader, isWriter, lastStep, career }: MemberState): OnboardingProgress {
  const isFilled = isFullyOnboarded({ hasFilledCareerStatus: hasFilledCareer(career), hasPersona: isWriter, isReader });
  return {
    isReader,
    isWriter,
    isFullyOnboarded: isFilled || (lastStep === 'OnboardingCompleted' && isReader && isWriter),
    lastStepCompleted: lastStep,
  };
}
