import { mayLetIn, mayWrite, type DeskRole } from '#core/company-desk/desk-role.ts';
import { stateNow, type DeskState } from '#core/company-desk/desk-entry.ts';
import { existing, Failure } from '#core/failure.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { companyAt, type FoundCompany } from '../companies/company-at.ts';
import { hashed } from '../secrets/secrets.ts';
import { identityIn } from './desk-seal.ts';
import { domainSignsOf } from './domain-signs.ts';

export interface DeskCaller {
  readonly addressKey: string;
  readonly address: string;
}

/** Caller's place at one company's desk. */
export interface DeskPlace {
  readonly company: FoundCompany;
  readonly personId: string;
  readonly name: string;
  readonly role: DeskRole;
  readonly state: DeskState;
}

export type DeskScope = Pick<RequestScope, 'db' | 'secrets' | 'now' | 'today' | 'context'>;

/** Person of the desk's cookie; undefined without a session that lasts. */
export async function deskCallerOf({ db, secrets, now, context }: DeskScope): Promise<DeskCaller | undefined> {
  const token = context.jar.desk();
  if (token === undefined) return undefined;
  const token_hash = hashed(token);
  const row = await db
    .selectFrom('desk_session')
    .select(['address_key', 'sealed'])
    .where('token_hash', '=', token_hash)
    .where('ends_at', '>', new Date(now))
    .executeTakeFirst();
  return row && { addressKey: row.address_key, address: identityIn(secrets, token_hash, row.sealed).address };
}

/** Refuses who is not logged in at a desk (401). */
export async function deskCaller(scope: DeskScope): Promise<DeskCaller> {
  const caller = await deskCallerOf(scope);
  if (!caller) throw new Failure('signed-out');
  return caller;
}

/** Refuses others as if there were no such desk; a domain that proves the company no longer waits at once. */
export async function deskPlace(scope: DeskScope, urlName: string, db = scope.db): Promise<DeskPlace> {
  const { addressKey, address } = await deskCaller(scope);
  const company = await companyAt(db, urlName);
  const row = await db
    .selectFrom('desk_person')
    .select(['id', 'sealed', 'role', 'state'])
    .where('company_id', '=', company.id)
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const domain = existing(mailAddressIn(address)).domain;
  const state = row.state === 'open' ? stateNow(row.state, await domainSignsOf(db, company.id, domain)) : row.state;
  return { company, personId: row.id, name: identityIn(scope.secrets, row.id, row.sealed).name, role: row.role, state };
}

async function openPlace(scope: DeskScope, urlName: string, may: (role: DeskRole) => boolean, db = scope.db): Promise<DeskPlace> {
  const place = await deskPlace(scope, urlName, db);
  if (place.state !== 'open' || !may(place.role)) throw new Failure('conflict', 'This desk is not open to you for that.', { code: 'DESK_ROLE' });
  return place;
}

export const readerPlace = (scope: DeskScope, urlName: string): Promise<DeskPlace> => openPlace(scope, urlName, () => true);
export const writerPlace = (scope: DeskScope, urlName: string): Promise<DeskPlace> => openPlace(scope, urlName, mayWrite);
export const ownerPlace = (scope: DeskScope, urlName: string, db = scope.db): Promise<DeskPlace> => openPlace(scope, urlName, mayLetIn, db);
