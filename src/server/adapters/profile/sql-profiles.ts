import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { lookOf } from '#core/personas/name-look.ts';
import type { MemberProfile, Profiles } from '#core/profile/profiles.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { anonymousPersonaOf } from '../personas/anonymous-persona.ts';
import { careerFromRow, careerRowOf } from '../careers/career-row.ts';
import { callerOf } from '../caller/own-caller.ts';
import { cleanedName } from '../content/clean-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

interface ProfileParts {
  readonly secrets: Pick<Secrets, 'personaOf'>;
  readonly context: RequestContext;
}

/** The profile of the caller. */
export class SqlProfiles implements Profiles {
  readonly #db: Kysely<Tables>;
  readonly #parts: ProfileParts;

  constructor(db: Kysely<Tables>, parts: ProfileParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async own(): Promise<MemberProfile> {
    const { member } = callerOf(this.#parts.context);
    const { userId, displayName, isReader, isWriter, naukriUser } = member;
    const [row, persona] = await Promise.all([careerRowOf(this.#db, userId), anonymousPersonaOf(this.#db, this.#parts.secrets, userId)]);
    return { isReader, isWriter, naukriUser, name: displayName, career: row ? careerFromRow(row) : null, persona: persona ?? null };
  }

  async name(): Promise<string> {
    return callerOf(this.#parts.context).member.displayName;
  }

  async saveName(text: string): Promise<string> {
    const { userId } = callerOf(this.#parts.context).member;
    const name = cleanedName(text);
    const written = await this.#db.selectFrom('persona').select('ref').where('name_key', '=', lookOf(name)).executeTakeFirst();
    if (written) throw new Failure('conflict', 'Somebody writes under this name. Please take another one.', { code: 'NAME_TAKEN' });
    await this.#db.updateTable('account').set({ display_name: name }).where('id', '=', userId).execute();
    return name;
  }
}
