import { randomInt } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { isHurtfulMadeUpName } from '#core/abuse/hurtful-name.ts';
import type { AccountPersona, Anonymity, AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { problemWithName, saysOneOf, type NameLanguage, type NameProblem } from '#core/personas/made-up-name.ts';
import { lookOf } from '#core/personas/name-look.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { avatarColours, avatarPictures, avatarUriOf } from '#core/personas/avatar.ts';
import { accountPersonaOf } from './anonymous-persona.ts';
import { wordsWatched } from '../abuse/watched-words.ts';
import { companiesNamedIn } from '../companies/company-phrases.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { madeUpName } from './made-up-names.ts';
import { madeUpPersona, nameTakenBy, problemWithMadeUpName, type NamingBrand } from './made-up-persona.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const namesSuggested = 6;
const avatarsSuggested = 12;

/** The made-up name that the caller writes under by their account. Where tokens are issued, it is one from before. */
export class SqlAnonymousPersonas implements AnonymousPersonas {
  readonly #scope: RequestScope;
  readonly #anonymity: Anonymity;
  readonly #brand: NamingBrand;

  constructor(scope: RequestScope, { anonymity, brand }: { readonly anonymity: Anonymity; readonly brand: NamingBrand }) {
    this.#scope = scope;
    this.#anonymity = anonymity;
    this.#brand = brand;
  }

  async own(): Promise<AccountPersona | undefined> {
    return accountPersonaOf(this.#scope.db, this.#scope.secrets, this.#scope.caller.member.userId);
  }

  async save(wanted: AnonymousPersona): Promise<AnonymousPersona> {
    const { db, caller } = this.#scope;
    const ref = this.#scope.persona('ANONYMOUS');
    if (this.#anonymity === 'unlinkable' && !(await this.own()))
      throw new Failure('conflict', 'A made-up name is made with a token here.', { code: 'TOKEN_REQUIRED' });
    const persona = await madeUpPersona(db, wanted, { ref, displayName: caller.member.displayName, brand: this.#brand });
    await db
      .transaction()
      .execute(async (transaction) => {
        await refuseSilenced(transaction, this.#scope, ref);
        await transaction
          .insertInto('persona')
          .values({ ref, kind: 'ANONYMOUS', ...persona })
          .onConflict((conflict) => conflict.column('ref').doUpdateSet(persona))
          .execute();
      })
      .catch(nameTakenBy);
    return { userName: persona.name, avatarUri: persona.avatar };
  }

  /** Names that are free now; the quicker member gets them. */
  async suggestNames(language: NameLanguage): Promise<readonly string[]> {
    const drawn = [...new Set(Array.from({ length: namesSuggested * 5 }, () => madeUpName(language)))].filter(
      (name) => !problemWithName(name) && !saysOneOf(name, Object.values(this.#brand.name)),
    );
    const looks = drawn.map(lookOf);
    const known = await this.#scope.db.selectFrom('persona').select('name_key').where('name_key', 'in', looks).execute();
    const used = new Set(known.map(({ name_key }) => name_key));
    const companies = await companiesNamedIn(this.#scope.db, drawn);
    const watched = await wordsWatched(this.#scope.db);
    const isFree = (name: string, place: number) => !used.has(looks[place] ?? '') && !companies.has(name) && !isHurtfulMadeUpName(name, watched);
    return drawn.filter(isFree).slice(0, namesSuggested);
  }

  async suggestAvatars(): Promise<readonly string[]> {
    const drawn = new Set<string>();
    while (drawn.size < avatarsSuggested)
      drawn.add(avatarUriOf({ picture: randomInt(avatarPictures), colour: avatarColours[randomInt(avatarColours.length)] ?? 'sky' }));
    return [...drawn];
  }

  /** The problem of a name. For a guest it is judged by itself. */
  async problemWith(name: string): Promise<NameProblem | undefined> {
    const { db, context } = this.#scope;
    const own = context.caller && { displayName: context.caller.member.displayName, ref: this.#scope.persona('ANONYMOUS') };
    return problemWithMadeUpName(db, name, { ...own, brand: this.#brand });
  }
}
