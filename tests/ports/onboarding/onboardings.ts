import { expect, it } from 'vitest';
import type { OpenNamedPorts } from '#tests/ports/opened-member-ports.ts';

const topic = { type: 'topic', entityId: 'salary-talk' } as const;
const company = { type: 'company', entityId: 'pravaha-cloudworks' } as const;

export function keepsOnboarding(open: OpenNamedPorts): void {
  it('begins with communities to choose from, and nothing chosen', async () => {
    const { onboardings, ownCommunities } = await (await open()).ports();
    const prefill = await onboardings.prefill();
    expect(prefill).toMatchObject({
      isReader: false,
      isWriter: false,
      isFullyOnboarded: false,
      lastStepCompleted: null,
      hasPersona: false,
      hasFilledCareerStatus: false,
      hasVoted: false,
    });
    expect(prefill).toMatchObject({ readerStepCompleted: false, name: 'Member', persona: null, career: null });
    expect(new Set(prefill.communities.map(({ type }) => type))).toEqual(new Set(['topic', 'department', 'company']));
    expect(prefill.communities.some(({ isSelected }) => isSelected)).toBe(false);
    expect(await ownCommunities.own()).toEqual([]);
  });

  it('keeps which communities were chosen, and passes over those that are not there', async () => {
    const { onboardings, ownCommunities } = await (await open()).ports();
    const nowhere = { type: 'topic', entityId: 'nowhere' } as const;
    const saved = await ownCommunities.save([company, topic, nowhere, topic]);
    expect(saved.map(({ entityId }) => entityId)).toEqual(['salary-talk', 'pravaha-cloudworks']);
    expect(await ownCommunities.own()).toEqual(saved);
    const { communities } = await onboardings.prefill();
    expect(communities.slice(0, 2).map(({ isSelected }) => isSelected)).toEqual([true, true]);
    expect(communities[2]?.isSelected).toBe(false);
    expect(await ownCommunities.save([])).toEqual([]);
  });

  it('makes a reader of a member who chose communities, or passed them over openly (R-161)', async () => {
    for (const isSkipped of [false, true]) {
      const { onboardings, ownCommunities } = await (await open()).ports();
      await expect(onboardings.completeStep('Communities', false)).rejects.toMatchObject({ kind: 'conflict', code: 'STEP_TOO_EARLY' });
      if (!isSkipped) await ownCommunities.save([topic]);
      expect(await onboardings.completeStep('Communities', isSkipped)).toEqual({
        isReader: true,
        isWriter: false,
        isFullyOnboarded: false,
        lastStepCompleted: 'Communities',
      });
    }
  });

  it('makes a writer of a reader with a name, and of nobody else (R-161, S-50)', async () => {
    const opened = await open();
    const { onboardings, anonymousPersonas } = await opened.ports();
    await expect(anonymousPersonas.save({ userName: 'Quiet Banyan', avatarUri: '17-sky' })).rejects.toMatchObject({ code: 'STEP_TOO_EARLY' });
    await expect(onboardings.completeStep('AnonymousProfile', true)).rejects.toMatchObject({ kind: 'conflict', code: 'STEP_TOO_EARLY' });
    expect(await (await opened.ports()).profiles.own()).toMatchObject({ isReader: false, isWriter: false });
    await onboardings.completeStep('Communities', true);
    await anonymousPersonas.save({ userName: 'Quiet Banyan', avatarUri: '17-sky' });
    expect(await onboardings.completeStep('AnonymousProfile', false)).toMatchObject({ isReader: true, isWriter: true });
    expect(await (await opened.ports()).profiles.own()).toMatchObject({ isReader: true, isWriter: true });
  });

  it('completes onboarding with the last of three steps, however often repeated (R-103, R-104, R-106)', async () => {
    const { onboardings, anonymousPersonas, careers } = await (await open()).ports();
    await onboardings.completeStep('Communities', true);
    await anonymousPersonas.save({ userName: 'Quiet Banyan', avatarUri: '17-sky' });
    await onboardings.completeStep('AnonymousProfile', false);
    await expect(onboardings.completeStep('CareerStatus', false)).rejects.toMatchObject({ code: 'STEP_TOO_EARLY' });
    await careers.create({ type: 'unemployed', companyName: null });
    expect(await onboardings.completeStep('CareerStatus', false)).toMatchObject({ isFullyOnboarded: true, lastStepCompleted: 'CareerStatus' });
    expect(await onboardings.completeStep('Communities', true)).toMatchObject({ isReader: true, lastStepCompleted: 'CareerStatus' });
    expect(await onboardings.prefill()).toMatchObject({ hasFilledCareerStatus: true, hasPersona: true, isFullyOnboarded: true });
  });

  it('has a member fully onboarded who went all steps to their end (R-103, D-01)', async () => {
    const { onboardings, anonymousPersonas } = await (await open()).ports();
    await onboardings.completeStep('Communities', true);
    await anonymousPersonas.save({ userName: 'Quiet Banyan', avatarUri: '17-sky' });
    await onboardings.completeStep('AnonymousProfile', false);
    await expect(onboardings.completeStep('OnboardingCompleted', true)).rejects.toMatchObject({ code: 'STEP_TOO_EARLY' });
    await onboardings.completeStep('CareerStatus', true);
    await onboardings.completeStep('Verification', true);
    expect(await onboardings.completeStep('OnboardingCompleted', false)).toMatchObject({ isFullyOnboarded: true });
  });
}
