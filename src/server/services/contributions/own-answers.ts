import type { AboutCompany, TypedCompany } from '#core/typed-companies/typed-company.ts';
import { Failure } from '#core/failure.ts';

/** The empty answer of what was done. */
export async function done(doing: Promise<void>): Promise<undefined> {
  await doing;
  return undefined;
}

/** What a key contributed, as the list that contracts answer with. */
export async function ownItems<Own>(mine: Promise<Own | undefined>): Promise<{ readonly items: Own[] }> {
  const own = await mine;
  return { items: own === undefined ? [] : [own] };
}

/** The company that a request is about: the listed one that it names, else the one typed in. */
export function companyAsked(urlName: string | undefined, typed: TypedCompany | undefined): AboutCompany {
  const about = urlName ?? typed;
  if (about === undefined) throw new Failure('invalid', 'Name a company of the list, or one with its city.', { code: 'RULE_BROKEN' });
  return about;
}
