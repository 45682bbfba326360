// Members who are signed in, as many as a bench needs.
import type { Kysely } from 'kysely';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { startSession } from '#server/adapters/sessions/session-start.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { declarations } from '#server/app/wiring/declarations.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';

export const benchDevice = { browser: 'other', system: 'other' } as const;

export async function sessionOf(db: Kysely<Tables>, secrets: Secrets, accountId: string): Promise<{ readonly token: string; readonly cookie: string }> {
  const jar = new MemoryJar();
  const scope = new RequestScope({ ...declarations, db, clock: new SystemClock(), secrets, context: { ...noRequest, device: benchDevice, jar } });
  await startSession(scope, { accountId, source: 'google' });
  return { token: jar.access() ?? '', cookie: `AT=${jar.access()}; RT=${jar.refresh()}` };
}

export async function demoAccountOf(db: Kysely<Tables>, secrets: Secrets, kind: Parameters<typeof subjectOf>[0]): Promise<string> {
  const key = secrets.identityOf(localIssuer, subjectOf(kind));
  return (await db.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirstOrThrow()).account_id;
}

export async function signedInMembers(db: Kysely<Tables>, secrets: Secrets, count: number): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (let number = 0; number < count; number++) {
    const id = `benchmember${String(number).padStart(5, '0')}`;
    await db
      .insertInto('account')
      .values({ id, display_name: ownWords('Bench'), is_reader: true, is_writer: true, made_on: '2026-11-20' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('persona')
      .values({ ref: secrets.personaOf(id), kind: 'DESIGNATION', name: ownWords('Bench'), name_key: null, avatar: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    cookies.push((await sessionOf(db, secrets, id)).cookie);
  }
  return cookies;
}
