import { Failure } from '#core/failure.ts';
import { lookOf } from '#core/personas/name-look.ts';
import type { MemberProfile, Profiles } from '#core/profile/profiles.ts';
import { careerFromRow, careerRowOf } from '../careers/career-row.ts';
import { sanitizedName } from '../content/sanitized-text.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlProfiles implements Profiles {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async own(): Promise<MemberProfile> {
    const { member } = this.#scope.caller;
    const { userId, displayName, isReader, isWriter, naukriUser } = member;
    const row = await careerRowOf(this.#scope, userId);
    return { isReader, isWriter, naukriUser, name: displayName, career: row ? careerFromRow(row) : null, persona: null };
  }

  async name(): Promise<string> {
    return this.#scope.caller.member.displayName;
  }

  async saveName(text: string): Promise<string> {
    const { userId } = this.#scope.caller.member;
    const name = sanitizedName(text);
    const written = await this.#scope.db.selectFrom('persona').select('ref').where('name_key', '=', lookOf(name)).executeTakeFirst();
    if (written) throw new Failure('conflict', 'Someone else writes under this name. Please choose another one.', { code: 'NAME_TAKEN' });
    await this.#scope.db.updateTable('account').set({ display_name: name }).where('id', '=', userId).execute();
    return name;
  }
}
