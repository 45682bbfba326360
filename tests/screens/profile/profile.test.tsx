import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { noKnownPlace } from '#core/profile/known-place.ts';
import * as user from '#web/app/profile/user-wiring.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FakeEducations } from '#tests/fakes/profile/fake-educations.ts';
import { FakeExperiences } from '#tests/fakes/profile/fake-experiences.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';
import { profileOf, writer } from './with-profile.ts';

describe('the profile of a member (R-153, R-156)', () => {
  it('shows both personas side by side, with who sees what and when (F-16, D-28)', async () => {
    await profileOf();
    const anonymous = await screen.findByRole('region', { name: /Quiet Banyan$/ });
    const designation = screen.getByRole('region', { name: /Support Engineer, Pravaha Cloudworks$/ });
    expect(anonymous.textContent).toContain('Others see this name, its picture and the day you wrote.');
    expect(anonymous.textContent).not.toContain('Pravaha');
    expect(designation.textContent).toContain('Not your name, a picture or your other name.');
    expect(designation.textContent).not.toContain('Banyan');
    await userEvent.click(screen.getByRole('button', { name: 'How safe are they?' }));
    const all = await screen.findByRole('dialog', { name: 'How safe are they?' });
    expect(all.textContent).toContain('Others never seeyour company or college');
    expect(all.textContent).toContain('any name, any picture');
    expect(within(all).getAllByText('on which day you wrote, never at what time')).toHaveLength(2);
  });

  it('says how well their work is confirmed, and what was stored (R-114, F-01, M-13)', async () => {
    await profileOf();
    const what = await screen.findByRole('region', { name: 'Now' });
    expect(what.textContent).toContain('Support Engineer, Pravaha Cloudworks');
    const lists = new FakeReferenceLists();
    const department = (await lists.departments()).find(({ departmentId }) => departmentId === 1)?.name;
    const industry = (await lists.industries()).find(({ industryId }) => industryId === 1)?.name;
    expect([department, industry].every(Boolean)).toBe(true);
    expect(what.textContent).toContain(`Working · ${department} · ${industry} · Pune`);
    expect(within(what).queryByRole('button', { name: 'Confirm it' })).toBeNull();
    expect(what.textContent).toContain('by your work or college email');
    expect(what.textContent).toContain('Not your email address. We forgot it once the code was sent.');
  });

  it('says who sees their display name: nobody, or administrators for role holders (R-167)', async () => {
    await profileOf();
    expect((await screen.findByRole('region', { name: 'Account label' })).textContent).toContain('Only you see it.');
    cleanup();
    await profileOf(writer, new FakeExperiences(), aMember({ isReader: true, isWriter: true, role: 'moderator' }));
    expect((await screen.findByRole('region', { name: 'Account label' })).textContent).toContain('administrators see it too.');
  });

  it('says which words of a made-up name are refused when it is changed (R-158)', async () => {
    await profileOf();
    await userEvent.click(await screen.findByRole('button', { name: 'Change name or picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your made-up name' }));
    const field = dialog.getByRole('textbox', { name: 'Made-up name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Quiet Bastard');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByText('This name has a word that hurts people or that moderators watch for. Choose another one. The problem is “Bastard”.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('leads a member who has not finished onboarding to what is missing (R-161)', async () => {
    const { shell } = await profileOf({});
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(shell.get(OnboardingStore).options?.need).toBe('r');
    shell.get(OnboardingStore).close();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a name and a picture' }));
    expect(shell.get(OnboardingStore).options?.need).toBe('w');
  });

  it('lets them choose which persona is offered first, where there are two (R-159, R-160)', async () => {
    const { fixture } = await profileOf();
    const picker = await screen.findByRole('group', { name: 'Usual name for your posts' });
    await userEvent.click(within(picker).getByRole('radio', { name: /Support Engineer/ }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(fixture.selected).toBe('DESIGNATION');
    cleanup();
    await profileOf({ isReader: true, isWriter: true, persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
    await screen.findByRole('region', { name: 'Quiet Banyan' });
    expect(screen.queryByRole('group', { name: 'Usual name for your posts' })).toBeNull();
  });

  it('says what they gave from this device, and leads to all of it (R-090)', async () => {
    await profileOf();
    const given = await screen.findByRole('region', { name: 'What you shared' });
    expect(await within(given).findByText('Reviews')).toBeTruthy();
    expect(
      within(given)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/contribute', '/user/posts']);
  });

  it('is nothing that a guest is asked about', async () => {
    open(user, screens.user, screens.user);
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is about you.' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?referer=%2Fuser');
  });

  it('is gone while its account is deactivated (R-155)', async () => {
    await asMember(user, screens.user, [], aMember({ isDeactivated: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deactivated' })).toBeTruthy();
  });

  it('speaks Hindi', async () => {
    const { shell } = await profileOf();
    await shell.get(WordsStore).speak('hi');
    expect(await screen.findByRole('heading', { level: 1, name: 'आपकी प्रोफ़ाइल' })).toBeTruthy();
    expect(screen.getByText('दफ़्तर या कॉलेज के मेल से', { exact: false })).toBeTruthy();
  });
});

describe('where a member has worked (R-162, R-165)', () => {
  it('is shown with how long it lasted, the newest first', async () => {
    const at = { companyName: 'Koyal Pay', designation: 'Analyst', employmentType: 'intern', location: null, logo: null, urlName: null } as const;
    await profileOf(
      writer,
      new FakeExperiences([
        { ...at, workExperienceId: 'a', from: '2019-01', to: '2019-01' },
        { ...at, workExperienceId: 'b', from: '2025-10', to: null },
      ]),
    );
    const rows = within(await screen.findByRole('region', { name: 'Work history' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('October 2025 - Present · 1 yr 2 mos'),
      expect.stringContaining('January 2019 - January 2019 · 1 mon'),
    ]);
  });

  it('names the company above the job, and leads to a known company (R-017)', async () => {
    const job = { companyName: 'Koyal Pay', designation: 'Analyst', employmentType: 'intern', location: null, from: '2025-10', to: null } as const;
    await profileOf(
      writer,
      new FakeExperiences([
        { ...job, workExperienceId: 'a', logo: '/images/5f0c2a9be41d7c88', urlName: 'koyal-pay' },
        { ...job, workExperienceId: 'b', companyName: 'My own shop', from: '2020-01', to: '2021-01', ...noKnownPlace },
      ]),
    );
    const [known, own] = within(await screen.findByRole('region', { name: 'Work history' })).getAllByRole('listitem') as HTMLElement[];
    expect(within(known!).getByRole('heading', { name: 'Koyal Pay' }).nextElementSibling?.textContent).toBe('Analyst');
    expect(within(known!).getByRole('link').getAttribute('href')).toBe('/overview/koyal-pay-overview');
    expect(known!.querySelector('img')?.getAttribute('src')).toBe('/images/5f0c2a9be41d7c88');
    expect([within(own!).queryByRole('link'), own!.querySelector('.logo')?.textContent]).toEqual([null, 'MO']);
  });

  it('names a course with its subject, and leads to a known college (R-017)', async () => {
    const degree = {
      level: 'Graduation/Diploma',
      courseName: 'B.Tech/B.E.',
      specialization: 'Textiles',
      mode: 'fulltime',
      from: '2016-07',
      to: '2020-05',
    } as const;
    const educations = new FakeEducations([{ ...degree, educationId: 'a', collegeName: 'Hindu College', logo: null, urlName: 'hindu-college' }]);
    await profileOf(writer, new FakeExperiences(), undefined, undefined, educations);
    const row = within(await screen.findByRole('region', { name: 'Education' })).getByRole('listitem');
    expect(within(row).getByRole('heading', { name: 'B.Tech/B.E., Textiles' }).nextElementSibling?.textContent).toBe('Hindu College');
    expect(within(row).getByRole('link', { name: 'Hindu College' }).getAttribute('href')).toBe('/colleges/hindu-college');
  });

  it('names jobs and places of the lists in the language of the page', async () => {
    const job = {
      companyName: 'Koyal Pay',
      designation: 'Senior Software Engineer',
      employmentType: 'fulltime',
      location: 'Pune',
      logo: null,
      urlName: null,
    } as const;
    const { shell } = await profileOf(writer, new FakeExperiences([{ ...job, workExperienceId: 'a', from: '2025-10', to: null }]));
    expect((await screen.findByRole('region', { name: 'Work history' })).textContent).toContain('Senior Software Engineer');
    await shell.get(WordsStore).speak('hi');
    const hindi = await screen.findByRole('region', { name: 'अब तक का काम' });
    expect(hindi.textContent).toContain('सीनियर सॉफ़्टवेयर इंजीनियर');
    expect(hindi.textContent).toContain('पुणे');
  });

  it('offers years from 1975 on (R-048)', async () => {
    await profileOf(writer, new FakeExperiences());
    await userEvent.click(await screen.findByRole('button', { name: 'Add work experience' }));
    const years = within(await screen.findByRole('combobox', { name: 'From, year' })).getAllByRole('option');
    expect([years.at(-1)?.textContent, years.length]).toEqual(['1975', 1 + 2026 - 1975 + 1]);
  });

  it('is added with the keyboard alone', async () => {
    const experiences = new FakeExperiences();
    await profileOf(writer, experiences);
    const opener = await screen.findByRole('button', { name: 'Add work experience' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Where did you work?' });
    await userEvent.type(within(dialog).getByLabelText('Company'), 'Koyal Pay');
    await userEvent.type(within(dialog).getByLabelText('Designation'), 'Analyst');
    await userEvent.click(within(dialog).getByLabelText('I work here now'));
    await userEvent.selectOptions(within(dialog).getByLabelText('From, month'), 'April');
    await userEvent.selectOptions(within(dialog).getByLabelText('From, year'), '2023');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your work experience is saved.')).toBeTruthy();
    await waitFor(() => expect(experiences.kept).toMatchObject([{ companyName: 'Koyal Pay', designation: 'Analyst', from: '2023-04', to: null }]));
  });
});
