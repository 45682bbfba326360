// Members who are signed in, as many as a bench needs.
import type { Kysely } from 'kysely';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { startSession } from '#server/adapters/sessions/session-start.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { MemoryJar } from '#tests/login/memory-jar.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

const device = { browser: 'other', system: 'other' } as const;

/** Members who write as their designation, each with the cookie of a session. */
export async function signedInMembers(db: Kysely<Tables>, secrets: Secrets, count: number): Promise<readonly string[]> {
  const clock = new SystemClock();
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
    const jar = new MemoryJar();
    const scope = new RequestScope({ ...declarations, db, clock, secrets, context: { ...noRequest, device, jar } });
    await startSession(scope, { accountId: id, source: 'google' });
    cookies.push(`AT=${jar.access()}; RT=${jar.refresh()}`);
  }
  return cookies;
}
