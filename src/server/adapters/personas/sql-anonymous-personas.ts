import { randomInt } from 'node:crypto';
import type { Brand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { problemWithName, saysOneOf, type NameLanguage, type NameProblem } from '#core/personas/made-up-name.ts';
import { lookOf, tidiedName } from '#core/personas/name-look.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { avatarColours, avatarNamed, avatarPictures, avatarUriOf } from '#core/personas/avatar.ts';
import { anonymousPersonaOf } from './anonymous-persona.ts';
import { companiesNamedIn } from '../companies/company-phrases.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import { sanitizedName, isHurtfulName } from '../content/sanitized-text.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { madeUpName } from './made-up-names.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const uniqueViolation = '23505';
const namesSuggested = 6;
const avatarsSuggested = 12;

/** The made-up name that the caller writes under. */
export class SqlAnonymousPersonas implements AnonymousPersonas {
  readonly #scope: RequestScope;
  readonly #ownNames: readonly string[];

  /** Nobody writes under the name of the installation. */
  constructor(scope: RequestScope, { name }: Pick<Brand, 'name'>) {
    this.#scope = scope;
    this.#ownNames = Object.values(name);
  }

  async own(): Promise<AnonymousPersona | undefined> {
    return anonymousPersonaOf(this.#scope.db, this.#scope.secrets, this.#scope.caller.member.userId);
  }

  async save({ userName, avatarUri }: AnonymousPersona): Promise<AnonymousPersona> {
    if (!avatarNamed(avatarUri)) throw new Failure('invalid', 'There is no such picture.');
    const name = sanitizedName(userName);
    const problem = await this.problemWith(name);
    if (problem === 'taken') throw taken();
    if (problem) throw new Failure('invalid', 'This name will not do.', { code: 'NAME_UNFIT' });
    const persona = { name, name_key: lookOf(name), avatar: avatarUri };
    await this.#scope.db
      .transaction()
      .execute(async (transaction) => {
        await refuseSilenced(transaction, this.#scope, this.#ref);
        await transaction
          .insertInto('persona')
          .values({ ref: this.#ref, kind: 'ANONYMOUS', ...persona })
          .onConflict((conflict) => conflict.column('ref').doUpdateSet(persona))
          .execute();
      })
      .catch((error: unknown) => {
        throw sqlStateOf(error) === uniqueViolation ? taken() : error;
      });
    return { userName: name, avatarUri };
  }

  /** Names that are free now; the quicker member gets them. */
  async suggestNames(language: NameLanguage): Promise<readonly string[]> {
    const drawn = [...new Set(Array.from({ length: namesSuggested * 5 }, () => madeUpName(language)))].filter(
      (name) => !problemWithName(name) && !saysOneOf(name, this.#ownNames),
    );
    const looks = drawn.map(lookOf);
    const known = await this.#scope.db.selectFrom('persona').select('name_key').where('name_key', 'in', looks).execute();
    const used = new Set(known.map(({ name_key }) => name_key));
    const companies = await companiesNamedIn(this.#scope.db, drawn);
    return drawn.filter((name, place) => !used.has(looks[place] ?? '') && !companies.has(name)).slice(0, namesSuggested);
  }

  async suggestAvatars(): Promise<readonly string[]> {
    const drawn = new Set<string>();
    while (drawn.size < avatarsSuggested)
      drawn.add(avatarUriOf({ picture: randomInt(avatarPictures), colour: avatarColours[randomInt(avatarColours.length)] ?? 'sky' }));
    return [...drawn];
  }

  async problemWith(text: string): Promise<NameProblem | undefined> {
    const { displayName } = this.#scope.caller.member;
    const name = tidiedName(text);
    const problem = problemWithName(name);
    if (problem) return problem;
    if (saysOneOf(name, this.#ownNames)) return 'official';
    if (isHurtfulName(name)) return 'abusive';
    if (lookOf(name) === lookOf(displayName)) return 'own-name';
    if ((await companiesNamedIn(this.#scope.db, [name])).size > 0) return 'company';
    const others = await this.#scope.db
      .selectFrom('persona')
      .select('ref')
      .where('name_key', '=', lookOf(name))
      .where('ref', '<>', this.#ref)
      .executeTakeFirst();
    return others ? 'taken' : undefined;
  }

  get #ref(): string {
    return this.#scope.persona('ANONYMOUS');
  }
}

const taken = (): Failure => new Failure('conflict', 'Somebody else writes under this name.', { code: 'NAME_TAKEN' });
