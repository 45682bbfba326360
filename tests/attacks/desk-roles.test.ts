import { expect, it } from 'vitest';
import type { Operation } from '#openapi/read/operation.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import type { DeskRole } from '#core/company-desk/desk-role.ts';
import { exampleCall } from '#tests/contract/calls.ts';
import { contracts } from '#tests/contract/server.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { everything } from '#tests/posts/helpers.ts';
import { deskCompanies, deskReviews } from '#tests/ports/company-desk/company-desk.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';

const { koyal, nimbus } = deskCompanies;
const rising: readonly DeskRole[] = ['reader', 'writer', 'owner'];

/** Least role that an operation names in its contract; undefined where anyone of a desk may ask. */
function leastRole({ pointer }: Operation): DeskRole | undefined {
  const named = pointer.at('security')?.parts.flatMap(([, way]) => way.at('deskCookie')?.parts.map(([, role]) => role.value) ?? []) ?? [];
  return rising.find((role) => named.includes(role));
}

const operations = contracts.operations.filter(({ takesDesk }) => takesDesk);

/** A desk with one person of each role, one who asks, one owner of another company, and one of none. */
async function aDesk() {
  const mails = new MemoryMails(new FakeClock());
  const server = await openPersonaServer({}, undefined, { mails });
  await keepInTables(server.db, Object.values(deskCompanies));
  await server.db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute();
  await keepReviews(server.db, deskReviews);
  const asked = async (path: string, body: object, cookie = '') => server.ask(`/api/desk/v1/${path}`, { method: 'POST', body, headers: { cookie } });
  const enter = async (address: string): Promise<string> => {
    const { attempt } = (await asked('code', { address, language: 'en' })).json();
    const otp = /\d{8}/.exec(mails.list().find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
    const { headers } = await asked('session', { attempt, address, otp });
    return String(headers['set-cookie']).split(';', 1)[0] ?? '';
  };
  const claim = async (address: string, company = koyal.urlName): Promise<string> => {
    const cookie = await enter(address);
    await asked(`company/${company}`, { personName: 'Someone' }, cookie);
    return cookie;
  };
  const owner = await claim('meera@koyal-pay.example');
  for (const role of ['writer', 'reader']) await asked(`company/${koyal.urlName}/people`, { address: `${role}@koyal-pay.example`, name: role, role }, owner);
  const inside = { owner, writer: await enter('writer@koyal-pay.example'), reader: await enter('reader@koyal-pay.example') };
  const outside = [await claim('hr@nimbus.example', nimbus.urlName), await enter('anyone@orbit.example')];
  const call = (operation: Operation, cookie: string) => {
    const { url, headers, ...given } = exampleCall(operation);
    return server.app.inject({ ...given, url: url.replace('pravaha-cloudworks', koyal.urlName), headers: { ...headers, cookie } });
  };
  return { ...server, inside, outside, asking: await claim('rohan@koyal-pay.example'), call };
}

it('each role may ask at a desk what its contract says, and nobody else (R-037)', async () => {
  const { inside, outside, asking, call, ...server } = await aDesk();
  const before = await everything(server);
  for (const operation of operations) {
    const least = leastRole(operation);
    const { operationId } = operation;
    const refused = async (cookie: string) => {
      const answer = await call(operation, cookie);
      return [operationId, answer.statusCode, answer.json().code];
    };
    for (const none of ['', 'CT=guessed', 'AT=desk']) expect(await refused(none)).toEqual([operationId, 401, 'SIGNED_OUT']);
    if (operationId === 'claimDesk') continue;
    for (const cookie of outside) expect(await refused(cookie)).toEqual([operationId, 404, 'NOT_FOUND']);
    if (least === undefined) continue;
    const below = rising.slice(0, rising.indexOf(least)).map((role) => inside[role]);
    for (const cookie of [asking, ...below]) expect(await refused(cookie)).toEqual([operationId, 409, 'DESK_ROLE']);
  }
  expect(await everything(server)).toBe(before);
  // Anyone leaves by themselves; the example names another.
  for (const operation of operations.filter(({ operationId }) => operationId !== 'removeFromDesk'))
    for (const role of rising.slice(rising.indexOf(leastRole(operation) ?? 'reader'))) {
      const { statusCode, payload } = await call(operation, inside[role]);
      expect([operation.operationId, role, statusCode === 401 || payload.includes('DESK_ROLE')], payload).toEqual([operation.operationId, role, false]);
    }
});
