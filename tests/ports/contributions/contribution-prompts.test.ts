import { describe } from 'vitest';
import { routes as aggregationRoutes } from '#contract/generated/aggregation.ts';
import { routes as loginRoutes } from '#contract/generated/login.ts';
import { routes as userRoutes } from '#contract/generated/user.ts';
import type { WorkExperience } from '#core/profile/work-experience.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { adapterParts } from '#tests/adapters.ts';
import type { KnownCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeContributionPrompts } from '#tests/fakes/contributions/fake-contribution-prompts.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeExperiences } from '#tests/fakes/profile/fake-experiences.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { httpContributionPrompts } from '#web/adapters/contributions/http-contribution-prompts.ts';
import { httpRecoveryCodes } from '#web/adapters/login/http-recovery-codes.ts';
import { httpExperiences } from '#web/adapters/profile/http-experiences.ts';
import { keepsContributionPrompts } from './contribution-prompts.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));

class KnowingExperiences extends FakeExperiences {
  readonly #company: KnownCompany;

  constructor(company: KnownCompany) {
    super([], new FakeClock(Date.UTC(2026, 10, 20)));
    this.#company = company;
  }

  override async list(): Promise<readonly WorkExperience[]> {
    const { name, urlName } = this.#company;
    return (await super.list()).map((entry) => (entry.companyName === name ? { ...entry, urlName } : entry));
  }
}

describe('prompts in memory', () =>
  void keepsContributionPrompts(async (company) => {
    const experiences = new KnowingExperiences(company);
    return { guest: new FakeContributionPrompts(), member: new FakeContributionPrompts(experiences), experiences };
  }));

describe('prompts in the database', () =>
  void keepsContributionPrompts(async (company) => {
    const { db } = await aDatabase();
    await keepInTables(db, [company]);
    const clock = new FakeClock(Date.UTC(2026, 10, 20, 10));
    const { contributionPrompts: member, experiences } = await (await new MemberScope(db, clock, secrets).signIn('somebody')).ports();
    const { contributionPrompts: guest } = adaptersFor(adapterParts({ db, clock, secrets }))(noRequest);
    return { guest, member, experiences };
  }));

describe('prompts over the wire', () =>
  void keepsContributionPrompts(async (company) => {
    const { app, db, clock } = await openLoginServer();
    await keepInTables(db, [company]);
    const [code = ''] = await (await (await new MemberScope(db, clock, secrets).signIn('somebody')).ports()).recoveryCodes.make();
    const http = browserOf(app, clock);
    await httpRecoveryCodes(http.service(loginRoutes)).logIn(code);
    return {
      guest: httpContributionPrompts(browserOf(app, clock).service(aggregationRoutes)),
      member: httpContributionPrompts(http.service(aggregationRoutes)),
      experiences: httpExperiences(http.service(userRoutes)),
    };
  }));
