import { expect, it } from 'vitest';
import { contributionKinds } from '#core/kinds/contribution-kinds.ts';
import type { ContributionPrompts } from '#core/contributions/contribution-prompts.ts';
import type { Experiences } from '#core/profile/experiences.ts';
import type { WorkExperienceDraft } from '#core/profile/work-experience.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';

export interface OpenedPrompts {
  readonly guest: ContributionPrompts;
  readonly member: ContributionPrompts;
  readonly experiences: Experiences;
}

type Open = (company: KnownCompany) => Promise<OpenedPrompts>;

const koyal = aCompany({ name: 'Koyal Pay' });
const job: WorkExperienceDraft = { companyName: 'Koyal Pay', designation: 'Weaver', employmentType: 'fulltime', location: null, from: '2024-01', to: null };

export function keepsContributionPrompts(open: Open): void {
  it('asks a guest for each kind, of no company (R-091)', async () => {
    const { guest } = await open(koyal);
    expect((await guest.list()).map(({ type, mode, company }) => [type, mode, company])).toEqual(contributionKinds.map((type) => [type, 'generic', null]));
  });

  it('asks a member about their workplace, once their profile names a listed company', async () => {
    const { member, experiences } = await open(koyal);
    expect((await member.list()).every(({ mode }) => mode === 'generic')).toBe(true);
    await experiences.add({ ...job, companyName: 'A Shop Nobody Lists' }, 'submission-of-a-shop');
    expect((await member.list()).every(({ company }) => company === null)).toBe(true);
    await experiences.add(job, 'submission-of-a-job');
    expect((await member.list()).map(({ mode, company }) => [mode, company?.urlName])).toEqual(contributionKinds.map(() => ['new', 'koyal-pay']));
  });
}
