import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noCover } from '#web/views/overlays/cover.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aCareer } from '#tests/onboarding-member.ts';
import { withOnboarding, writer } from './with-onboarding.ts';

describe('a change of job (R-095, R-109, R-160)', () => {
  it.each([
    ['en', 'Once saved, everything you wrote under your job shows the new job, including older posts.', 'Continue', 'Job'],
    ['hi', 'सेव होते ही आपके पद से लिखी हर बात पर नया पद दिखेगा, पुरानी पोस्ट पर भी।', 'आगे बढ़ें', 'पद'],
  ] as const)('says before saving what it does to earlier writing, at both steps (%s)', async (language, sentence, go, job) => {
    const { onboarding } = await withOnboarding({ ...writer, career: aCareer() }, [], noCover, new FakePreferences({ language }));
    act(() => onboarding.open('w'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: go }));
    const field = await screen.findByRole('combobox', { name: job });
    expect(field.closest('form')?.textContent).toContain(sentence);
  });

  it('says nothing of it to a member who has said no job yet', async () => {
    const { onboarding } = await withOnboarding(writer);
    act(() => onboarding.open('w'));
    await screen.findByRole('dialog', { name: 'Where are you now?' });
    expect(screen.queryByText(/shows the new job/)).toBeNull();
  });
});
