import { Failure } from '#core/failure.ts';
import type { Persona, OwnPersonas, Personas } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { RequestScope } from '../caller/request-scope.ts';

/** Stores the chosen kind, never a persona; only the device knows a made-up name. */
export class SqlPersonas implements Personas {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async available(): Promise<OwnPersonas> {
    const accountId = this.#scope.caller.member.userId;
    const [personas, chosen] = await Promise.all([
      this.#personasOf(accountId),
      this.#scope.db.selectFrom('onboarding').select('selected_profile').where('account_id', '=', accountId).executeTakeFirst(),
    ]);
    const has = (type: ProfileType): boolean => this.#mayHave(personas, type);
    const wanted = chosen?.selected_profile ?? 'ANONYMOUS';
    return { personas, selected: has(wanted) ? wanted : (personas[0]?.profileType ?? 'ANONYMOUS') };
  }

  async select(profileType: ProfileType): Promise<void> {
    const account_id = this.#scope.caller.member.userId;
    const personas = await this.#personasOf(account_id);
    if (!this.#mayHave(personas, profileType)) throw new Failure('conflict', 'There is nothing yet that you could write under in this way.');
    await this.#scope.db
      .insertInto('onboarding')
      .values({ account_id, last_step: null, selected_profile: profileType })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ selected_profile: profileType }))
      .execute();
  }

  /** Best guess of the server, as a token may have become a persona. */
  #mayHave(personas: readonly Persona[], wanted: ProfileType): boolean {
    const isToken = wanted === 'ANONYMOUS' && this.#scope.caller.member.isWriter;
    return isToken || personas.some(({ profileType }) => profileType === wanted);
  }

  async #personasOf(accountId: string): Promise<readonly Persona[]> {
    const { db, secrets } = this.#scope;
    const [said, written] = await Promise.all([
      this.#scope.designation(),
      db.selectFrom('persona').select(['name', 'is_verified']).where('ref', '=', secrets.personaOf(accountId)).executeTakeFirst(),
    ]);
    // The name that others read, which what the career says now may be no more; before anything is written under it, what it would be.
    const designation = said && (written ?? said);
    if (!designation) return [];
    return [
      { profileType: 'DESIGNATION', userName: null, bio: designation.name, avatarUri: null, ...(designation.is_verified && ({ isConfirmed: true } as const)) },
    ];
  }
}
