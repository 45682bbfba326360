import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { PseudoProfile, PseudoProfileChoices, PseudoProfiles } from '#core/personas/pseudo-profiles.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { anonymousFaceOf } from './anonymous-face.ts';
import { careerIn, careerRowOf } from '../careers/career-row.ts';
import { callerOf } from '../caller/own-caller.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

interface PseudoParts {
  readonly secrets: Pick<Secrets, 'personaOf'>;
  readonly context: RequestContext;
}

/** Under which face the caller writes. The choice names a kind, never a face. */
export class SqlPseudoProfiles implements PseudoProfiles {
  readonly #db: Kysely<Tables>;
  readonly #parts: PseudoParts;

  constructor(db: Kysely<Tables>, parts: PseudoParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async available(): Promise<PseudoProfileChoices> {
    const accountId = callerOf(this.#parts.context).member.userId;
    const [profilesAvailable, chosen] = await Promise.all([
      this.#facesOf(accountId),
      this.#db.selectFrom('onboarding').select('selected_profile').where('account_id', '=', accountId).executeTakeFirst(),
    ]);
    const has = (type: ProfileType): boolean => profilesAvailable.some(({ profileType }) => profileType === type);
    const wanted = chosen?.selected_profile ?? 'ANONYMOUS';
    return { profilesAvailable, selectedProfileType: has(wanted) ? wanted : (profilesAvailable[0]?.profileType ?? 'ANONYMOUS') };
  }

  async select(profileType: ProfileType): Promise<void> {
    const account_id = callerOf(this.#parts.context).member.userId;
    const faces = await this.#facesOf(account_id);
    if (!faces.some((face) => face.profileType === profileType)) throw new Failure('conflict', 'There is nothing yet that you could write under in this way.');
    await this.#db
      .insertInto('onboarding')
      .values({ account_id, last_step: null, selected_profile: profileType })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ selected_profile: profileType }))
      .execute();
  }

  async #facesOf(accountId: string): Promise<readonly PseudoProfile[]> {
    const [face, row] = await Promise.all([anonymousFaceOf(this.#db, this.#parts.secrets, accountId), careerRowOf(this.#db, accountId)]);
    const bio = row ? careerIn(row).profileBio : null;
    return [
      ...(face ? [{ profileType: 'ANONYMOUS', userName: face.userName, bio: null, avatarUri: face.avatarUri } as const] : []),
      ...(bio === null ? [] : [{ profileType: 'DESIGNATION', userName: null, bio, avatarUri: null } as const]),
    ];
  }
}
