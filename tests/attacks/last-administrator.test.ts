import { describe, expect, it } from 'vitest';
import { randomId, Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { MemberScope } from '#tests/login/member-scope.ts';

const all = { designationProfile: 'delete', feedback: 'delete' } as const;
const last = { kind: 'conflict', code: 'LAST_ADMINISTRATOR' };

async function anInstance() {
  const { db } = await aDatabase();
  const [clock, secrets] = [new FakeClock(), new Secrets(Buffer.alloc(32, 9))];
  const signIn = async (subject: string) => {
    const scope = await new MemberScope(db, clock, secrets).signIn(subject);
    const { userId } = (await scope.context()).caller?.member ?? { userId: '' };
    await db.updateTable('account').set({ role: 'administrator' }).where('id', '=', userId).execute();
    return { userId, ports: () => scope.ports() };
  };
  const administrators = async () => {
    const active = db.selectFrom('account').select('id').where('role', '=', 'administrator').where('resting_since', 'is', null);
    return (await active.execute()).length;
  };
  return { db, clock, secrets, administrators, one: await signIn('one'), other: await signIn('other') };
}

type Instance = Awaited<ReturnType<typeof anInstance>>;
type Leaving = (who: Instance['one']) => Promise<unknown>;

const deletes: Leaving = async ({ ports }) => (await ports()).accounts.delete(all);
const deactivates: Leaving = async ({ ports }) => (await ports()).accounts.deactivate();
const resigns: Leaving = async ({ ports }) => {
  const { roles } = await ports();
  await roles.change((await roles.holders()).find(({ isMine }) => isMine)?.holderId ?? '', null);
};

describe('the last administrators of an instance (R-167, R-155)', () => {
  it.each([
    ['delete', deletes, deletes],
    ['deactivate', deactivates, deactivates],
    ['delete and deactivate', deletes, deactivates],
    ['resign and delete', resigns, deletes],
    ['deactivate and resign', deactivates, resigns],
  ] as const)('who %s at once are not both let go', async (_how, first, second) => {
    const instance = await anInstance();
    const outcomes = await Promise.allSettled([first(instance.one), second(instance.other)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: last }]);
    expect(await instance.administrators()).toBe(1);
  });

  it.each([
    ['deleted', deletes],
    ['deactivated', deactivates],
    ['without the role', resigns],
  ] as const)('are %s beside a banned one as beside anyone, so that no ban is revealed', async (_how, leaves) => {
    const instance = await anInstance();
    const ban = { measure: 'ban', covers: 'account', rule: 'other', thing: null, imposed_on: '2026-11-20', until: null, lifted_at: null, decider: '' } as const;
    const { db, secrets, one, other } = instance;
    await db
      .insertInto('sanction')
      .values({ ...ban, id: randomId(), author_ref: null, member: secrets.reference('bans', other.userId) })
      .execute();
    await leaves(one);
    expect(await instance.administrators()).toBe(1);
  });
});
