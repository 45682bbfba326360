import { isHurtfulMadeUpName } from '#core/abuse/hurtful-name.ts';
import type { Kysely } from 'kysely';
import type { Brand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import { problemWithName, saysOneOf, type NameProblem } from '#core/personas/made-up-name.ts';
import { lookOf, tidiedName } from '#core/personas/name-look.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { wordsWatched } from '../abuse/watched-words.ts';
import { companiesNamedIn } from '../companies/company-phrases.ts';
import { sanitizedName, type PublishedText } from '../content/sanitized-text.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import type { Tables } from '../database/tables.ts';

const uniqueViolation = '23505';

/** Instance names, forbidden as made-up names. */
export type NamingBrand = Pick<Brand, 'name'>;

/** Known owner of a made-up name: its persona and account name. */
interface NameOwner {
  readonly brand: NamingBrand;
  readonly ref?: string | undefined;
  readonly displayName?: string | undefined;
}

export async function problemWithMadeUpName(db: Kysely<Tables>, text: string, { ref = '', displayName, brand }: NameOwner): Promise<NameProblem | undefined> {
  const name = tidiedName(text);
  const problem = problemWithName(name);
  if (problem) return problem;
  if (saysOneOf(name, Object.values(brand.name))) return 'official';
  if (isHurtfulMadeUpName(name, await wordsWatched(db))) return 'abusive';
  if (displayName !== undefined && lookOf(name) === lookOf(displayName)) return 'own-name';
  if ((await companiesNamedIn(db, [name])).size > 0) return 'company';
  const others = await db.selectFrom('persona').select('ref').where('name_key', '=', lookOf(name)).where('ref', '<>', ref).executeTakeFirst();
  return others ? 'taken' : undefined;
}

export async function madeUpPersona(
  db: Kysely<Tables>,
  { userName, avatarUri }: AnonymousPersona,
  owner: NameOwner,
): Promise<{ readonly name: PublishedText; readonly name_key: string; readonly avatar: string }> {
  if (!avatarNamed(avatarUri)) throw new Failure('invalid', 'There is no such picture.');
  const name = sanitizedName(userName);
  const problem = await problemWithMadeUpName(db, name, owner);
  if (problem === 'taken') throw taken();
  if (problem) throw new Failure('invalid', 'This name cannot be used.', { code: 'NAME_UNFIT' });
  return { name, name_key: lookOf(name), avatar: avatarUri };
}

export function nameTakenBy(error: unknown): never {
  throw sqlStateOf(error) === uniqueViolation ? taken() : error;
}

const taken = (): Failure => new Failure('conflict', 'Someone else writes under this name.', { code: 'NAME_TAKEN' });
