import { randomInt } from 'node:crypto';
import { isHurtfulMadeUpName } from '#core/abuse/hurtful-name.ts';
import type { MadeUpNames } from '#core/personas/made-up-names.ts';
import { problemWithName, saysOneOf, type NameProblem } from '#core/personas/made-up-name.ts';
import type { NameLanguage } from '#core/personas/name-language.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { avatarColours, avatarPictures, avatarUriOf } from '#core/personas/avatar.ts';
import { wordsWatched } from '../abuse/watched-words.ts';
import { companiesNamedIn } from '../companies/company-phrases.ts';
import { madeUpName } from './made-up-names.ts';
import { problemWithMadeUpName, type NamingBrand } from './made-up-persona.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const namesSuggested = 6;
const avatarsSuggested = 12;

/** Keeps new made-up names distinct from those in use. */
export class SqlMadeUpNames implements MadeUpNames {
  readonly #scope: RequestScope;
  readonly #brand: NamingBrand;

  constructor(scope: RequestScope, brand: NamingBrand) {
    this.#scope = scope;
    this.#brand = brand;
  }

  /** Free names, though another member may take them first. */
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

  /** Judges a guest's name on its own. */
  async problemWith(name: string): Promise<NameProblem | undefined> {
    const { db, context } = this.#scope;
    return problemWithMadeUpName(db, name, { displayName: context.caller?.member.displayName, brand: this.#brand });
  }
}
