import type { AboutCompany, TypedCompany } from '#core/typed-companies/typed-company.ts';
import { Failure } from '#core/failure.ts';

export async function done(doing: Promise<void>): Promise<undefined> {
  await doing;
  return undefined;
}

/** Own contribution as a list, the form contracts answer with. */
export async function ownItems<Own>(mine: Promise<Own | undefined>): Promise<{ readonly items: Own[] }> {
  const own = await mine;
  return { items: own === undefined ? [] : [own] };
}

/** Listed company of the request, else the one typed in. */
export function companyAsked(urlName: string | undefined, typed: TypedCompany | undefined): AboutCompany {
  const about = urlName ?? typed;
  if (about === undefined) throw new Failure('invalid', 'Name a company of the list, or one with its city.', { code: 'RULE_BROKEN' });
  return about;
}
