import { describe, expect, it } from 'vitest';
import { tablesHolding } from '#tests/every-row.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';

const posted = (body: object) => ({ payload: JSON.stringify(body) });
const atPravaha = { careerStatusType: 'working', careerData: { companyName: 'Pravaha Cloudworks' } };

const openServer = async (): Promise<LoginServer> => {
  const server = await openLoginServer();
  await fillGround(server.db);
  return server;
};

const signedIn = async (server: LoginServer, subject: string, provider = 'google') => {
  const me = server.browser();
  await me.logIn(subject, provider);
  return me;
};

describe('the one operation with two meanings (D-16, S-11)', () => {
  const details = { departmentId: 3, industryId: 12, jobProfile: 'Support Engineer', tagId: 0, roleId: null, jobLocation: 'Pune' };
  const override = { 'x-http-method-override': 'PUT' };

  it('updates with the header, checks again without it, and mixes neither', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-a');
    const careerStatusId = (await me.call('createCareerStatus', posted(atPravaha))).json().careerStatusId;
    const update = (body: object, headers = {}) => me.call('updateCareerStatus', { ...posted(body), inPath: { careerStatusId }, headers });
    expect((await update(details, override)).json()).toEqual({ verified: '', verificationSource: null, nextStep: 'Verification' });
    expect((await update(atPravaha)).json()).toEqual({ verified: '', verificationSource: null, nextStep: 'Verification' });
    expect((await me.call('getCareerStatus')).json().working).toMatchObject({ jobProfile: 'Support Engineer', jobLocation: 'Pune', workEmail: null });
    for (const answer of [
      await update(details),
      await update(atPravaha, override),
      await update(details, { 'x-http-method-override': 'DELETE' }),
      await update({ ...details, ...atPravaha }, override),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST_INVALID']);
  });

  it('is honoured by no other operation', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-b');
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await me.call('createCareerStatus', { ...posted(atPravaha), headers: { 'x-http-method-override': method } })).statusCode).toBe(201);
    expect((await me.call('getCareerStatus')).json().selectedOption).toBe('working');
  });

  it('answers 404 for the id of another member, by every operation (S-38)', async () => {
    const server = await openServer();
    const [me, other] = [await signedIn(server, 'newcomer-c'), await signedIn(server, 'newcomer-d')];
    await me.call('createCareerStatus', posted(atPravaha));
    const careerStatusId = (await other.call('createCareerStatus', posted(atPravaha))).json().careerStatusId;
    const inPath = { careerStatusId };
    const asked = [
      await me.call('updateCareerStatus', { ...posted(atPravaha), inPath }),
      await me.call('updateCareerStatus', { ...posted(details), inPath, headers: override }),
      await me.call('updateUnemployedCareerStatus', { ...posted({ ...details, jobLocation: undefined }), inPath }),
      await me.ask(`/api/user/user/career-suggestions?careerStatusId=${careerStatusId}`),
    ];
    for (const answer of asked) expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('asking for a code (S-90, D-03)', () => {
  it('is answered alike for known, unknown and taken addresses', async () => {
    const server = await openServer();
    const owner = await signedIn(server, 'newcomer-e');
    await owner.call('createCareerStatus', posted(atPravaha));
    const taken = 'asha@pravaha-cloudworks.example';
    await owner.call('generateEmailOtp', posted({ workEmail: taken }));
    const otp = /\d{6}/.exec(server.mailbox.list()[0]?.text ?? '')?.[0];
    expect((await owner.call('verifyEmailOtp', posted({ workEmail: taken, otp }))).json().verified).toBe('VERIFIED');
    const answers = [];
    for (const workEmail of [taken, 'ravi@pravaha-cloudworks.example', 'nobody@pravaha-cloudworks.example']) {
      const me = await signedIn(server, `asks for ${workEmail}`);
      await me.call('createCareerStatus', posted(atPravaha));
      answers.push(await me.call('generateEmailOtp', posted({ workEmail })));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  });

  it('is refused by its own code, never by one that signs anyone out', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-f');
    const statuses = [await me.call('generateEmailOtp', posted({ workEmail: 'asha@pravaha-cloudworks.example' }))];
    await me.call('createCareerStatus', posted(atPravaha));
    for (const workEmail of ['asha@gmail.com', 'asha@elsewhere.example']) statuses.push(await me.call('generateEmailOtp', posted({ workEmail })));
    statuses.push(await me.call('completeOnboardingStep', posted({ step: 'AnonymousProfile' })));
    expect(statuses.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'CANNOT_VERIFY'],
      [422, 'MAIL_FREE'],
      [422, 'MAIL_FOREIGN'],
      [409, 'STEP_TOO_EARLY'],
    ]);
    expect(await me.member()).not.toBeNull();
  });

  it('counts by member and address, so colleagues sharing a network can verify (S-88, S-92, X-6)', async () => {
    const server = await openServer();
    const ask = (me: Awaited<ReturnType<typeof signedIn>>, name: string, claimed: number) => {
      const headers = { 'x-forwarded-for': `198.51.100.${claimed}`, forwarded: `for=198.51.100.${claimed}`, 'x-real-ip': `198.51.100.${claimed}` };
      return me.call('generateEmailOtp', { ...posted({ workEmail: `${name}@pravaha-cloudworks.example` }), remoteAddress: '203.0.113.9', headers });
    };
    const codes = [];
    for (let number = 0; number < 5; number++) {
      const me = await signedIn(server, `neighbour ${number}`);
      await me.call('createCareerStatus', posted(atPravaha));
      codes.push((await ask(me, `n${number}`, number)).statusCode);
      if (number < 4) continue;
      for (let turn = 0; turn < 2; turn++) codes.push((await ask(me, `again${turn}`, turn)).statusCode);
      const refused = await ask(me, 'once-more', 9);
      expect([refused.statusCode, refused.headers['content-type'], Number(refused.headers['retry-after']) > 0]).toEqual([
        429,
        expect.stringMatching(/^application\/problem\+json/),
        true,
      ]);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });
});

describe('asking whether a name is free (S-91)', () => {
  it('answers about made-up names alone, thirty times in five minutes', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-g');
    const verdictOn = (who: typeof me, userName: string) => who.call('validateUsername', posted({ userName }));
    const asked: number[] = [];
    for (let number = 0; number < 33; number++) asked.push((await verdictOn(me, `Quiet Otter${number % 9}`)).statusCode);
    expect(asked).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429, 429]);
    const other = await signedIn(server, 'newcomer-h');
    const displayNames = ['Steady Marigold', 'Brave Kite', 'Fair Gulmohar'];
    for (const name of displayNames) expect((await verdictOn(other, name)).json()).toMatchObject({ isValid: true });
  });
});

describe('the job portal (F-16, D-26)', () => {
  it('leaves no name, mail or picture in any table or profile when nothing was ticked', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-k', 'naukri');
    await me.call('createCareerStatus', posted(atPravaha));
    await me.call('saveJobPortalConsent', posted({ isConsentGiven: true }));
    const account = (await me.call('getJobPortalAccount')).json();
    expect(account).toMatchObject({ userNaukriAccountExist: true, firstName: 'Asha', lastName: 'Rao', email: 'asha.rao@portal.example' });
    expect((await me.call('linkJobPortalAccount', posted({}))).json()).toMatchObject({
      outcome: 'linked',
      message: null,
      verified: 'VERIFIED',
      verificationSource: 'naukri',
    });
    expect(await tablesHolding(server.db, ['asha', 'portal.example', 'Software Engineer'])).toEqual([]);
    for (const operation of ['getUserProfile', 'getBasicDetails', 'getOnboardingPrefill', 'getCareerStatus'])
      expect((await me.call(operation)).payload).not.toMatch(/asha|rao@|portal\.example|Software Engineer/i);
  });

  it('knows nobody who has no account there, and says so once (R-118, R-119)', async () => {
    const server = await openServer();
    const me = await signedIn(server, 'newcomer-i');
    expect((await me.call('getJobPortalAccount')).json()).toMatchObject({ userNaukriAccountExist: false, firstName: null, email: null });
    expect((await me.call('linkJobPortalAccount', posted({}))).json()).toMatchObject({ outcome: 'missing', important: true, message: expect.any(String) });
  });
});
