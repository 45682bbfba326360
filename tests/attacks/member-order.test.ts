import { describe, expect, it } from 'vitest';
import { aCommunity } from '#tests/content.ts';
import { keepCommunities } from '#tests/post-server.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';

const posted = (body: object) => ({ payload: JSON.stringify(body) });
const atPravaha = { careerStatusType: 'working', careerData: { companyName: 'Pravaha Cloudworks' } };
const queue = '/api/moderation/v1/queue';
const workEmail = 'asha@pravaha-cloudworks.example';

const openServer = async (): Promise<LoginServer> => {
  const server = await openLoginServer();
  await fillGround(server.db);
  return server;
};

describe('a member who onboards out of turn', () => {
  it('is refused with 409, and becomes nothing by it (S-50, D-03)', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-in-a-hurry');
    const codeOf = async (operation: string, body: object) => {
      const answer = await me.call(operation, posted(body));
      return [answer.statusCode, answer.json().code];
    };
    expect(await codeOf('verifyEmailOtp', { workEmail, otp: '000000' })).toEqual([409, 'CANNOT_VERIFY']);
    for (const step of ['OnboardingCompleted', 'Verification', 'CareerStatus', 'AnonymousProfile', 'Communities'])
      expect(await codeOf('completeOnboardingStep', { step })).toEqual([409, 'STEP_TOO_EARLY']);
    expect((await me.call('getUserProfile')).json()).toMatchObject({ isReader: false, isWriter: false });
  });

  it('verifies no code that was never mailed, and writes under no name before reading (S-50)', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-with-a-name');
    await me.call('createCareerStatus', posted(atPravaha));
    const unasked = await me.call('verifyEmailOtp', posted({ workEmail, otp: '402918' }));
    expect([unasked.statusCode, unasked.json().code]).toEqual([409, 'MAIL_CODE_SPENT']);
    const token = { keyId: `2026-q4-${'0'.repeat(64)}`, blindedMessage: `${'A'.repeat(341)}A` };
    expect((await me.call('issuePersonaToken', posted(token))).json().code).toBe('STEP_TOO_EARLY');
    expect((await me.call('completeOnboardingStep', posted({ step: 'AnonymousProfile' }))).statusCode).toBe(409);
    expect((await me.call('getUserProfile')).json()).toMatchObject({ isReader: false, isWriter: false });
    expect((await me.call('getCareerStatus')).json().verified).toBe('');
  });
});

describe('a right that was taken away', () => {
  it('is gone with the next call, with the session as it was (S-51, R-167)', async () => {
    const server = await openServer();
    const topic = aCommunity();
    await keepCommunities(server.db, [topic]);
    const [moderator, writer] = [await signedIn(server, 'demo-moderator'), await signedIn(server, 'demo-writer')];
    const post = async (submissionKey: string) => {
      const community = { type: 'topic', entityId: topic.entityId };
      const text = {
        title: 'May I still?',
        content: 'Asking for a friend of mine.',
        community,
        profileType: 'DESIGNATION',
        media: [],
        poll: null,
        salaryIds: [],
      };
      const answer = await writer.call('createPost', posted({ ...text, submissionKey }));
      return [answer.statusCode, answer.json().code];
    };
    expect((await moderator.ask(queue)).statusCode).toBe(200);
    expect(await post('b7Qk2x9Lr4vT0sWz8mN1')).toEqual([201, undefined]);
    await server.db.updateTable('account').set({ role: 'member', is_writer: false }).execute();
    const refused = await moderator.ask(queue);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(await post('b7Qk2x9Lr4vT0sWz8mN2')).toEqual([409, 'WRITER_REQUIRED']);
    expect([await moderator.member(), await writer.member()]).not.toContain(null);
  });

  it('never existed for members, readers or guests, whatever they claim to be (R-167)', async () => {
    const server = await openServer();
    const member = await signedIn(server, 'demo-writer');
    for (const role of ['moderator', 'admin', 'employer']) {
      const claimed = await member.call('saveBasicDetails', posted({ displayName: 'Steady Marigold', role }));
      expect([claimed.statusCode, claimed.json().code]).toEqual([400, 'REQUEST_INVALID']);
    }
    expect((await member.ask(queue, { headers: { 'x-role': 'moderator' } })).statusCode).toBe(404);
    expect((await server.browser().ask(queue)).statusCode).toBe(401);
  });
});

describe('one made-up name that 64 people take at once (B-19)', () => {
  it('is that of exactly one, however they spell it', async () => {
    const server = await openPersonaServer();
    const spellings = ['Hidden Kestrel', 'hidden kestrel', 'HIDDEN  KESTREL', 'HiddenKestrel'];
    const people = await Promise.all(
      Array.from({ length: 64 }, async () => {
        const key = new PersonaKey();
        return { key, token: await server.tokenFor(await server.signIn(), key) };
      }),
    );
    const claims = await Promise.all(people.map(({ key, token }, at) => server.redeem(key, token, spellings[at % 4])));
    const refusals = claims.filter(({ statusCode }) => statusCode !== 201);
    expect(refusals.map((refusal) => [refusal.statusCode, refusal.json().code])).toEqual(Array.from({ length: 63 }, () => [409, 'NAME_TAKEN']));
    expect((await server.db.selectFrom('persona').select('name').where('name', 'ilike', 'hidden%kestrel').execute()).length).toBe(1);
  });
});

describe('an address for a code', () => {
  const company = 'pravaha-cloudworks.example';
  const foreign = ['evil.test', `${company}.evil.test`, `evil${company}`, 'xn--prvaha-cloudworks-9wl.example', `${company}.example`].map(
    (domain) => `asha@${domain}`,
  );
  const malformed = [
    `asha@${company}%0d%0aBcc:boss@evil.test`,
    `asha@${company}\r\nBcc: boss@evil.test`,
    `asha@${company}\nRCPT TO:<boss@evil.test>`,
    `asha@${company},boss@evil.test`,
    `asha@${company};boss@evil.test`,
    `boss@evil.test asha@${company}`,
    `boss@evil.test,asha@${company}`,
    `Asha <asha@${company}>`,
    `<asha@${company}>`,
    `"asha"@${company}`,
    `"asha@evil.test"@${company}`,
    `asha(boss@evil.test)@${company}`,
    `asha@evil.test@${company}`,
    `asha@[127.0.0.1]`,
    `asha@${company}\u0000`,
    `asha@pr\u0430vaha-cloudworks.example`,
    `asha@pravaha\u2010cloudworks.example`,
  ];

  it('that is not one plain address of the company mails nothing to anyone (S-66)', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-with-tricks');
    await me.call('createCareerStatus', posted(atPravaha));
    for (const address of malformed) {
      const answer = await me.call('generateEmailOtp', posted({ workEmail: address }));
      expect([answer.statusCode, address]).toEqual([expect.toSatisfy((status) => status === 400 || status === 422), address]);
      expect(answer.json().code).not.toMatch(/^MAIL_/);
    }
    for (const address of foreign) {
      const answer = await me.call('generateEmailOtp', posted({ workEmail: address }));
      expect([answer.statusCode, answer.json().code, address]).toEqual([422, 'MAIL_FOREIGN', address]);
    }
    expect(server.mailbox.list()).toEqual([]);
  });

  it('of the company gets one mail, and nobody else any (S-66)', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-with-one-address');
    await me.call('createCareerStatus', posted(atPravaha));
    await me.call('generateEmailOtp', posted({ workEmail: `Asha.Rao+boss=evil.test@${company.toUpperCase()}` }));
    expect(server.mailbox.list().map(({ to }) => to)).toEqual([`asha.rao@${company}`]);
  });
});
