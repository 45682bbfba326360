import { Container } from 'inversify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { routes as loginRoutes } from '#contract/generated/login.ts';
import { routes } from '#contract/generated/user.ts';
import { productBrand } from '#core/brand.ts';
import { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { careerRowOf } from '#server/adapters/careers/career-row.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { BrowserCareers } from '#web/adapters/careers/browser-careers.ts';
import { httpCareers } from '#web/adapters/careers/http-careers.ts';
import { Http } from '#web/adapters/http/http.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import * as onboardingArea from '#web/app/onboarding/onboarding-wiring.ts';
import * as profileArea from '#web/app/profile/user-wiring.ts';
import { createShell } from '#web/app/shell.ts';
import { CareerStepStore } from '#web/stores/onboarding/career-step-store.ts';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { ProfileStore } from '#web/stores/profile/profile-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { fillGround, secrets } from '#tests/login/member-ports.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { aMember, aSession } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';

const words = await loadSharedWords('en');
const job = { type: 'working', departmentId: 1, industryId: 2, jobProfile: 'Welder', tagId: 3, roleId: 1, jobLocation: 'Pune' } as const;
const nothingBeside = { department_id: null, industry_id: null, tag_id: 0, role_id: null, job_location: null };

async function aServer() {
  const { app, db, clock } = await openLoginServer();
  onTestFinished(() => app.close());
  await fillGround(db);
  await fillReferences(db);
  const scope = await new MemberScope(db, clock, secrets).signIn('somebody');
  const codes = [...(await (await scope.ports()).recoveryCodes.make())];
  const { userId = '' } = (await scope.context()).caller?.member ?? {};
  /** Profile and onboarding, wired as in a browser. */
  const aDevice = async () => {
    const sent: string[] = [];
    const http = browserOf(app, clock, {}, ({ body }) => void sent.push(body));
    await httpRecoveryCodes(http.service(loginRoutes)).logIn(codes.pop() ?? '');
    const around = { preferences: new FakePreferences(), connections: new FakeConnections(), tabs: new FakeTabs(), markers: new FakeLoginMarkers() };
    const identity = { appid: '999', systemid: 'AB_WEB' } as const;
    const shell = createShell({ origin: '', fetch, identity, retryDelaysMs: [], clock, ...around, words, brand: productBrand, host: usualHostSettings });
    shell.rebind(Http).toConstantValue(http);
    const storage = new FakeUserStorage();
    for (const port of [UserStorage, TabStorage]) shell.rebind(port).toConstantValue(storage);
    shell.get(SessionStore).hold(aSession(clock.now(), aMember({ userId })));
    const areaOf = ({ shared, bindings }: typeof onboardingArea | typeof profileArea) => {
      const area = new Container({ parent: shell, defaultScope: 'Singleton' });
      area.load(...shared, ...bindings);
      return area;
    };
    const profile = async () => {
      const store = areaOf(profileArea).get(ProfileStore);
      await store.refresh();
      return store.known?.career?.status;
    };
    return { shell, storage, sent, onboarding: areaOf(onboardingArea), profile, account: httpCareers(http.service(routes)) };
  };
  return { userId, aDevice, kept: () => careerRowOf({ db, secrets }, userId) };
}

/** Enters a job with every detail. Industry numbers are those of the database. */
async function sayJob({ shell, onboarding }: Awaited<ReturnType<Awaited<ReturnType<typeof aServer>>['aDevice']>>) {
  const [options, flow] = [shell.get(OnboardingStore), onboarding.get(OnboardingFlowStore)];
  const [career, details] = [onboarding.get(CareerStepStore), onboarding.get(DetailsStepStore)];
  options.open('edit');
  if (options.options) await flow.begin(options.options);
  career.choose('working');
  career.company.settle('Koyal Pay');
  await career.send();
  expect(flow.screen).toBe('additionalDetails');
  await vi.waitFor(() => expect(flow.known?.career?.careerStatusId).toBeTruthy());
  await details.arrive();
  details.job.settle(job.jobProfile);
  details.location.settle(job.jobLocation);
  details.pickDepartment(job.departmentId);
  await vi.waitFor(() => expect(details.hasRoles).toBe(true));
  const industryId = details.lists.value?.industries[1]?.id ?? job.industryId;
  details.change({ industryId, roleId: job.roleId, tagId: job.tagId });
  await details.send();
  expect([details.missing, details.saving.state, flow.finishing.state]).toMatchObject([[], { status: 'SUCCESS' }, { status: 'SUCCESS' }]);
  expect(flow.screen).toBe('emailVerification');
  return { ...job, industryId };
}

it('a member’s job leaves only its field with the server (F-07, R-110)', async () => {
  const server = await aServer();
  const [here, elsewhere] = [await server.aDevice(), await server.aDevice()];
  const said = await sayJob(here);
  expect(here.sent.filter((body) => /Pune|"(department|industry|tag|role)Id":[1-9]/.test(body))).toEqual([]);
  expect(await server.kept()).toMatchObject({ place: 'Koyal Pay', job_profile: 'Welder', ...nothingBeside });
  expect(await here.profile()).toEqual({ companyName: 'Koyal Pay', ...said });
  expect(await here.onboarding.get(OnboardingFlowStore).refresh()).toMatchObject({ hasFilledCareerStatus: true, career: { status: said } });
  expect(await elsewhere.profile()).toEqual({
    ...job,
    companyName: 'Koyal Pay',
    departmentId: null,
    industryId: null,
    tagId: 0,
    roleId: null,
    jobLocation: null,
  });
  expect(await elsewhere.onboarding.get(OnboardingFlowStore).refresh()).toMatchObject({ hasFilledCareerStatus: true });
});

it('data left by an earlier release reaches the device once, whatever answer is lost (F-07)', async () => {
  const server = await aServer();
  const { account, storage, profile } = await server.aDevice();
  const { careerStatusId } = await account.create({ type: 'working', companyName: 'Koyal Pay' });
  await account.saveDetails(careerStatusId, job);
  expect(await server.kept()).toMatchObject({ department_id: 1, job_location: 'Pune' });
  const [save, lost] = [account.saveDetails.bind(account), new BrowserCareers(account, storage, () => server.userId)];
  for (const arrives of [false, true]) {
    account.saveDetails = async (...saving) => {
      if (arrives) await save(...saving);
      throw new Failure('offline');
    };
    expect((await lost.own())?.status).toEqual({ companyName: 'Koyal Pay', ...job });
    expect(await server.kept()).toMatchObject(arrives ? nothingBeside : { department_id: 1, job_location: 'Pune' });
  }
  expect(await profile()).toEqual({ companyName: 'Koyal Pay', ...job });
  expect(await server.kept()).toMatchObject({ place: 'Koyal Pay', job_profile: 'Welder', ...nothingBeside });
});
