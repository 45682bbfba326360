import { describe, expect, it } from 'vitest';
import { openLoginServer } from '#tests/login/login-server.ts';

describe('whether one has an account at the job portal (R-134)', () => {
  it('is remembered of the member who says so, and of nobody else', async () => {
    const { browser } = await openLoginServer();
    const [me, other] = [browser(), browser()];
    await me.logIn('demo-writer');
    await other.logIn('demo-student');
    expect((await me.call('saveNaukriInfo', { payload: { hasAccount: true } })).statusCode).toBe(204);
    expect([await me.member(), await other.member()]).toMatchObject([{ naukriUser: true }, { naukriUser: false }]);
    await me.call('saveNaukriInfo', { payload: { hasAccount: false } });
    expect(await me.member()).toMatchObject({ naukriUser: false });
  });

  it('takes nothing else of it (F-16)', async () => {
    const { browser } = await openLoginServer();
    const me = browser();
    await me.logIn('demo-writer');
    expect((await me.call('saveNaukriInfo', { payload: { hasAccount: true, email: 'asha@mail.test', firstName: 'Asha' } })).statusCode).toBe(400);
  });
});
