import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import type { SuggestionStore } from '../forms/suggestion-store.ts';
import { aCareer, onboardingMember, portalDetails } from '#tests/onboarding-member.ts';

const offered = async (store: SuggestionStore) => {
  store.offer();
  await when(() => store.isAnswered);
  return store.suggestions.map(({ label }) => label);
};

const writer = { isReader: true, isWriter: true, persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };

describe('the career of a member (R-107 to R-110)', () => {
  const atCareer = async (known = {}) => {
    const member = await onboardingMember({ ...writer, ...known });
    await member.begin('w');
    member.careerStep.fill();
    return member;
  };

  it('is searched in the reader’s language, down to the field beside each name', async () => {
    const { careerStep: step, words } = await atCareer();
    await words.load(listWords);
    await words.speak('hi');
    const detailsOf = async (store: SuggestionStore, text: string) => {
      await store.ask(text);
      return store.suggestions.map(({ detail }) => detail);
    };
    expect(await detailsOf(step.company, 'Cloudberry')).toEqual(['डिब्बाबंद खाना']);
  });

  it('that cannot be stored stays in the form (R-109)', async () => {
    const { careerStep: step, careers, flow, draft } = await atCareer();
    careers.create = async () => {
      throw new Failure('broken');
    };
    step.choose('working');
    step.company.type('Koyal Pay');
    await step.send();
    expect([step.hasFailed, flow.screen, draft.career.companyName]).toEqual([true, 'careerOption', 'Koyal Pay']);
  });

  it.each([
    ['w', false],
    ['edit', true],
  ] as const)('says to the server whether it is edited: %s (R-109)', async (need, isEditing) => {
    const { careerStep: step, careers, begin } = await onboardingMember(writer);
    const create = vi.spyOn(careers, 'create');
    await begin(need);
    step.choose('student');
    step.college.type('Sagar College');
    await step.send();
    expect(create).toHaveBeenCalledWith(expect.anything(), isEditing);
  });

  it('asks a verified member to log in again, and loses nothing (S-25)', async () => {
    const { careerStep: step, careers, draft } = await atCareer();
    careers.create = async () => {
      throw new Failure('conflict', 'again', { code: 'SIGN_IN_AGAIN' });
    };
    step.choose('student');
    step.college.type('Sagar College');
    await step.send();
    expect([step.owesLogin, step.hasFailed, draft.career.collegeName]).toEqual([true, false, 'Sagar College']);
  });

  it('is verified at once by the portal, for a writer who ticked it (R-115, R-117)', async () => {
    const { careerStep, portalStep, flow } = await atCareer({ portal: portalDetails });
    portalStep.open('CareerStatus');
    await portalStep.ask({ missing: '', failed: '', notLoaded: '' }, '/');
    portalStep.tick('companyName');
    await portalStep.take({ missing: '', failed: '', notLoaded: '' }, '/');
    expect([careerStep.type, careerStep.company.text, portalStep.source]).toEqual(['working', 'Pravaha Cloudworks', undefined]);
    await careerStep.send();
    expect([flow.screen, flow.state.verification, flow.state.hasFilledCareerStatus]).toEqual(['emailVerification', 'VERIFIED', true]);
  });

  it('verified by the portal keeps ticked fields, or goes no further (R-115, D-26, M-2)', async () => {
    const { careerStep, portalStep, flow, careers, fixture } = await atCareer({ portal: { ...portalDetails, jobProfile: 'Software Engineer' } });
    careers.suggested = { ...careers.suggested, industryId: 7 };
    portalStep.open('CareerStatus');
    await portalStep.ask({ missing: '', failed: '', notLoaded: '' }, '/');
    for (const field of ['companyName', 'jobProfile', 'jobLocation'] as const) portalStep.tick(field);
    await portalStep.take({ missing: '', failed: '', notLoaded: '' }, '/');
    const { saveDetails } = careers;
    careers.saveDetails = async () => {
      throw new Failure('broken');
    };
    await careerStep.send();
    expect([careerStep.hasFailed, flow.screen, fixture.career?.verification.verified]).toEqual([true, 'careerOption', '']);
    careers.saveDetails = saveDetails;
    await careerStep.send();
    expect([flow.screen, flow.state.verification, fixture.career?.profileBio]).toEqual([
      'emailVerification',
      'VERIFIED',
      'Software Engineer, Pravaha Cloudworks',
    ]);
    expect(fixture.career?.status).toMatchObject({ jobProfile: 'Software Engineer', jobLocation: 'Pune', departmentId: 1, industryId: 7 });
  });

  it('in detail names what is missing, then goes where the server says (R-103, R-105, R-110)', async () => {
    const { detailsStep: step, flow, lists, fixture } = await atCareer({ career: aCareer() });
    flow.happen({ kind: 'right' });
    await step.arrive();
    await step.send();
    expect(step.missing).toEqual(['departmentId', 'industryId', 'jobProfile']);
    const [department] = await lists.departments();
    step.pickDepartment(department?.departmentId ?? 0);
    step.change({ industryId: 1 });
    step.job.type('Cook');
    await step.send();
    expect([flow.screen, fixture.career?.status]).toMatchObject(['emailVerification', { jobProfile: 'Cook', industryId: 1, tagId: 0, roleId: null }]);
  });

  it('is offered as others in the same place say it, before anything is typed (R-112)', async () => {
    const { careerStep, detailsStep, flow, careers } = await atCareer({ career: aCareer() });
    careers.suggested = { ...careers.suggested, companies: ['Koyal Pay'], jobProfiles: ['Support Engineer'], locations: ['Pune'], industryId: 7 };
    expect(await offered(careerStep.company)).toEqual(['Koyal Pay']);
    flow.happen({ kind: 'right' });
    await detailsStep.arrive();
    expect(await offered(detailsStep.job)).toEqual(['Support Engineer']);
    expect(await offered(detailsStep.location)).toEqual(['Pune']);
    expect(detailsStep.career.industryId).toBe(7);
    expect((await offered(detailsStep.department.store)).length).toBeGreaterThan(1);
    await detailsStep.takeJob({ id: 'Software Engineer', label: 'Software Engineer' });
    expect([detailsStep.career.departmentId, detailsStep.department.store.text]).toEqual([1, 'Software']);
    careerStep.takeCompany({ id: 'Koyal Pay', label: 'Koyal Pay' });
    expect(detailsStep.career.industryId).toBe(0);
  });

  it('in detail can be skipped between jobs, which completes it (R-120, D-13)', async () => {
    const status = { type: 'unemployed', companyName: 'Koyal Pay', departmentId: null, industryId: null, jobProfile: null, tagId: 0, roleId: null } as const;
    const { detailsStep: step, flow, draft } = await atCareer({ career: aCareer({ status }) });
    draft.changeCareer({ type: 'unemployed' });
    flow.happen({ kind: 'right' });
    await step.send();
    expect(flow.screen).toBe('OnboardingCompleted');
  });
});
