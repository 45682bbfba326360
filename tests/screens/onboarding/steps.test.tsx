import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { nameCheckAfterMs } from '#core/onboarding/timings.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { noCover } from '#web/views/overlays/cover.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { aCareer } from '#tests/onboarding-member.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakeUnclaimedNames } from '#tests/fakes/persona-keys/fake-unclaimed-names.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { withOnboarding, dialog, go, press, writer } from './with-onboarding.ts';

const findName = async (name: string) => (await screen.findByRole('button', { name })).textContent;

function withName(language: 'en' | 'hi') {
  const fixture = aMemberFixture({ isReader: true });
  const names = [{ publicKey: 'AA', persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } }];
  return withOnboarding({ isReader: true }, [[UnclaimedNames, new FakeUnclaimedNames(fixture, names)]], noCover, new FakePreferences({ language }));
}

describe('the steps of onboarding', () => {
  it('goes back one step by Back, loses nothing, and closes at the first (R-101)', async () => {
    const layers: (() => void)[] = [];
    const { onboarding, shell } = await withOnboarding({}, [], (close) => {
      layers.push(close);
      return () => void (layers.includes(close) && layers.splice(layers.indexOf(close), 1));
    });
    const back = () => act(() => layers.pop()?.());
    act(() => onboarding.open('r'));
    await dialog('What would you like to read about?');
    await press('Interview stories');
    await go();
    await dialog('Choose a name to write under');
    await press('Brave Kite');
    await go();
    await dialog('Welcome, Brave Kite');
    expect(layers).toHaveLength(3);
    back();
    await dialog('Choose a name to write under');
    expect(screen.getByRole('textbox', { name: 'Your made-up name' })).toHaveProperty('value', 'Brave Kite');
    back();
    await dialog('What would you like to read about?');
    expect(screen.getByText('1 chosen')).toBeTruthy();
    expect(layers).toHaveLength(1);
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.get(OnboardingStore).options).toBeUndefined();
  });

  it.each([
    ['en', 'Take one of these', 'Your made-up name', 'How names work', 'No account is linked to this name', /the bell tells you\.$/],
    ['hi', 'इनमें से कोई ले लें', 'आपका बनाया हुआ नाम', 'नाम कैसे काम करता है', 'यह नाम किसी खाते से नहीं जुड़ा', /घंटी में दिखेगा।$/],
  ] as const)('suggests names first, and folds how they work (F-07), in %s', async (language, take, label, how, sentence, bell) => {
    const { onboarding } = await withOnboarding({ isReader: true }, [], noCover, new FakePreferences({ language }));
    act(() => onboarding.open('r'));
    const field = await screen.findByRole('textbox', { name: label });
    const fold = (await screen.findByText(how)).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain(sentence);
    expect(field.compareDocumentPosition(fold ?? field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const names = await screen.findByRole('group', { name: take });
    expect(names.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field.closest('form')?.querySelector('p')?.textContent).toMatch(bell);
  });

  it.each([
    ['en', 'Staff Nurse', '', /^As long as “Staff Nurse” is not confirmed, you need a made-up name to post\. /],
    ['hi', 'Staff Nurse', '', /^जब तक “Staff Nurse” पुष्ट नहीं है, पोस्ट करने के लिए बनाया हुआ नाम चाहिए। /],
    ['en', 'Staff Nurse', 'VERIFIED', /^You can already post as “Staff Nurse”\. /],
    ['hi', 'Staff Nurse', 'VERIFIED', /^आप “Staff Nurse” के नाम से अभी भी पोस्ट कर सकते हैं। /],
    ['en', null, '', undefined],
  ] as const)('says to a member with a job what posting needs (R-160, R-161), in %s: %s, %s', async (language, profileBio, verified, sentence) => {
    const career = aCareer({ profileBio, verification: { verified, source: verified ? 'mail' : null, month: verified ? '2026-01' : null } });
    const { onboarding } = await withOnboarding(
      { isReader: true, career, mailVerified: verified ? [workplaceKeyOf('company', 'Pravaha Cloudworks')] : [] },
      [],
      noCover,
      new FakePreferences({ language }),
    );
    act(() => onboarding.open('w', { openCreatePost: true, internalCampaign: 'create_post' }));
    await screen.findByRole('textbox', { name: language === 'hi' ? 'आपका बनाया हुआ नाम' : 'Your made-up name' });
    expect(screen.queryAllByText(sentence ?? /“.*”/)).toHaveLength(sentence ? 1 : 0);
  });

  it.each([
    ['en', 'Your made-up name', false, 0],
    ['en', 'Your made-up name', true, 1],
    ['hi', 'आपका बनाया हुआ नाम', true, 1],
  ] as const)('speaks of undone votes to members who have some (F-07), in %s: %s, %s', async (language, label, hasVoted, times) => {
    const { onboarding } = await withOnboarding({ isReader: true, hasVoted }, [], noCover, new FakePreferences({ language }));
    act(() => onboarding.open('w'));
    await screen.findByRole('textbox', { name: label });
    expect(screen.queryAllByText(/^Your votes of before are taken back|^आपके पहले के वोट हटा दिए जाते हैं/)).toHaveLength(times);
  });

  it('puts the focus on the first field that is missing (R-109, R-110)', async () => {
    const { onboarding } = await withOnboarding(writer);
    act(() => onboarding.open('edit'));
    await dialog('Where are you now?');
    await go();
    await expectFocusOn(screen.getByRole('radio', { name: /^Working/ }), 'Choose one of the three.');
    await userEvent.click(screen.getByRole('radio', { name: /^Working/ }));
    await go();
    await expectFocusOn(screen.getByRole('combobox', { name: 'Company' }), 'Enter your company.');
    await userEvent.type(screen.getByRole('combobox', { name: 'Company' }), 'Unheard-of Widgets');
    await go();
    await screen.findByRole('combobox', { name: 'Job' });
    await go();
    await expectFocusOn(screen.getByRole('combobox', { name: 'Job' }), 'Enter your job title.');
  });

  it('goes on without a career where none is chosen, as it is optional', async () => {
    const { onboarding } = await withOnboarding(writer);
    act(() => onboarding.open('w'));
    await dialog('Where are you now?');
    await go();
    await dialog('Welcome, Quiet Banyan');
    expect(screen.queryByText('Choose one of the three.')).toBeNull();
  });

  it.each([
    ['en', 'Continue', 'Job', 'software engineer', 'Department', 'Software'],
    ['hi', 'आगे बढ़ें', 'पद', 'Software Engineer', 'विभाग', 'सॉफ़्टवेयर'],
  ] as const)('fills in the department of a job that was typed (R-110), in %s', async (language, go_, job, typed, department, filled) => {
    const { onboarding } = await withOnboarding({ ...writer, career: aCareer() }, [], noCover, new FakePreferences({ language }));
    act(() => onboarding.open('w'));
    await press(await findName(go_));
    await userEvent.type(await screen.findByRole('combobox', { name: job }), typed);
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('combobox', { name: department })).toHaveProperty('value', filled));
  });

  it('leaves what was typed in a list field, and says what to do (R-110, R-112)', async () => {
    const { onboarding } = await withOnboarding({ ...writer, career: aCareer() });
    act(() => onboarding.open('w'));
    await press(await findName('Continue'));
    const fields = [await screen.findByRole('combobox', { name: 'Department' }), screen.getByRole('combobox', { name: 'A subject you know well (optional)' })];
    for (const field of fields) {
      await userEvent.type(field, 'zebra');
      await userEvent.tab();
    }
    await go();
    const said = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    await waitFor(() => expect(fields.map(said)).toEqual(['Choose a department.', 'Choose it from the list, or leave it empty.']));
    for (const field of fields) expect(field).toHaveProperty('value', 'zebra');
  });

  it.each([
    ['en', 'Is this name yours?', 'No, it is not mine', 'Continue', 'Your made-up name'],
    ['hi', 'क्या यह नाम आपका है?', 'नहीं, यह मेरा नहीं है', 'आगे बढ़ें', 'आपका बनाया हुआ नाम'],
  ] as const)('focuses the name field once a stored name is not theirs (F-07), in %s', async (language, asks, no, go_, label) => {
    const { onboarding } = await withName(language);
    act(() => onboarding.open('r'));
    await screen.findByRole('group', { name: asks });
    await userEvent.click(screen.getByRole('radio', { name: no }));
    await press(go_);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: label })));
  });

  it.each([
    ['en', 'Yes, Quiet Banyan is mine', 'Continue', 'Quiet Banyan is yours. You can write under this name here.'],
    ['hi', 'हाँ, Quiet Banyan मेरा है', 'आगे बढ़ें', 'Quiet Banyan अब आपका है। आप यहाँ इस नाम से लिख सकते हैं।'],
  ] as const)('says that a name that lies here is theirs now (F-07), in %s', async (language, yes, go_, said) => {
    const { onboarding } = await withName(language);
    act(() => onboarding.open('r'));
    await userEvent.click(await screen.findByRole('radio', { name: yes }));
    await press(go_);
    expect((await screen.findByText(said)).closest('[role=status], [aria-live]')).toBeTruthy();
  });

  it.each([
    ['en', 'Your made-up name', 'This is the name of a company. Choose one that says nothing about where you work. The problem is “Pravaha Cloudworks”.'],
    ['hi', 'आपका बनाया हुआ नाम', 'यह एक कंपनी का नाम है। ऐसा चुनें जिससे पता न चले कि आप कहाँ काम करते हैं। दिक़्क़त “Pravaha Cloudworks” से है।'],
  ] as const)('says which words of a name are refused (R-158), in %s', async (language, label, sentence) => {
    const { onboarding, clock } = await withOnboarding({ isReader: true }, [], noCover, new FakePreferences({ language }));
    act(() => onboarding.open('r'));
    const field = await screen.findByRole('textbox', { name: label });
    await userEvent.type(field, 'Pravaha Cloudworks Fan');
    act(() => clock.advance(nameCheckAfterMs));
    await waitFor(() => expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence));
    await userEvent.clear(field);
    await userEvent.type(field, 'Moderator');
    act(() => clock.advance(nameCheckAfterMs));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).not.toContain('“');
  });
});
