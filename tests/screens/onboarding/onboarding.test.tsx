import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { aCareer } from '#tests/onboarding-member.ts';
import { fill } from '#tests/screens/fill.ts';
import { withOnboarding, dialog, go, press, writer } from './with-onboarding.ts';

describe('onboarding (R-094 to R-103)', () => {
  it('leads a working member from first to last, naming each step (R-097, R-105, D-01)', async () => {
    const { onboarding, fixture, mails } = await withOnboarding();
    act(() => onboarding.open('r'));
    await dialog('What would you like to read about?');
    await press('Interview stories');
    expect(screen.getByText('1 chosen')).toBeTruthy();
    await go();

    await dialog('Choose a name to write under');
    await press('Quiet Banyan');
    expect(await screen.findByText('Quiet Banyan is available.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Rose' }));
    await go();

    await dialog('Welcome, Quiet Banyan');
    await press('Say what you do');
    await dialog('Where are you now?');
    await userEvent.click(screen.getByRole('radio', { name: /Working/ }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Company' }), 'Pravaha Cloudworks');
    await go();

    await dialog('What do you do there?');
    expect(screen.getByText(/^Of this, your account stores only the company and the job\./)).toBeTruthy();
    await go();
    expect(await screen.findByText('Enter your job title.')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox', { name: 'Job' }), 'Cook');
    await userEvent.click(screen.getByRole('combobox', { name: 'Department' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Software' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Industry' }));
    await userEvent.click((await screen.findAllByRole('option'))[0]!);
    await go();

    await dialog('Confirm where you work');
    await fill(screen.getByRole('textbox', { name: 'Work email' }), 'asha@pravaha-cloudworks.example');
    await press('Send the code');
    const digits = await screen.findByRole('textbox', { name: 'The six digits' });
    expect(digits.getAttribute('autocomplete')).toBe('one-time-code');
    await userEvent.click(digits);
    await userEvent.paste('402 918');
    await press('Confirm');
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(mails.mailed).toEqual([{ address: 'asha@pravaha-cloudworks.example', language: 'en' }]);
    await go();

    await dialog('Welcome, Quiet Banyan');
    await press('Continue');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([fixture.isReader, fixture.isWriter, fixture.lastStep, fixture.career?.verification.verified]).toEqual([
      true,
      true,
      'OnboardingCompleted',
      'VERIFIED',
    ]);
  });

  it.each(['r', 'w'] as const)('tells members who put the name off what needs one, and counts no steps: %s (R-161)', async (need) => {
    const { onboarding } = await withOnboarding({ isReader: true });
    act(() => onboarding.open(need));
    await dialog('Choose a name to write under');
    await press('Do this later');
    await dialog('You can read, vote and follow');
    expect(screen.getByText(/^To ask or comment you need a made-up name\./)).toBeTruthy();
    expect(screen.queryByText(/^Step|You are done/)).toBeNull();
    await press('Keep reading');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => onboarding.open('w'));
    await dialog('Choose a name to write under');
    await press('Do this later');
    await press('Choose a name');
    await dialog('Choose a name to write under');
    await press('Quiet Banyan');
    await go();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the frame of its dialog at once, while its code is on the way', async () => {
    const { onboarding } = await withOnboarding();
    await screen.findByRole('main');
    act(() => onboarding.open('r'));
    expect([document.querySelector('.coming')?.textContent, screen.queryByRole('dialog')]).toEqual(['Loading', null]);
    await dialog('What would you like to read about?');
    expect(document.querySelector('.coming')).toBeNull();
  });

  it('of a fully onboarded member opens nothing (R-098)', async () => {
    const work = { companyName: 'Pravaha Cloudworks', departmentId: 1, industryId: 1, jobProfile: 'Cook', tagId: 0, roleId: null, jobLocation: null };
    const career = aCareer({ status: { type: 'working', ...work } });
    const { onboarding, fixture } = await withOnboarding({ ...writer, career, lastStep: 'OnboardingCompleted' });
    act(() => onboarding.open('w'));
    await waitFor(() => expect(onboarding.options).toBeUndefined());
    expect([screen.queryByRole('dialog'), fixture.lastStep]).toEqual([null, 'OnboardingCompleted']);
  });

  it('goes back by the arrow, with the focus on each heading (R-101)', async () => {
    const { onboarding } = await withOnboarding({ isReader: true });
    act(() => onboarding.open('r'));
    await dialog('Choose a name to write under');
    await press('Brave Kite');
    await go();
    const heading = await screen.findByRole('heading', { name: 'Welcome, Brave Kite' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await press('Back to the previous step');
    await dialog('Choose a name to write under');
    expect(screen.getByRole('textbox', { name: 'Your made-up name' })).toHaveProperty('value', 'Brave Kite');
  });

  it('can be left at every step, and soon says how to come back (R-100)', async () => {
    const { onboarding, clock } = await withOnboarding();
    act(() => onboarding.open('r'));
    await dialog('What would you like to read about?');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => {
      act(() => clock.advance(100));
      expect(screen.getByText("You won't be able to have anonymous conversations")).toBeTruthy();
    });
    await userEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Continue' }));
    await dialog('What would you like to read about?');
  });

  it('does not appear over the login page, but does afterwards (R-096)', async () => {
    const { router, clock } = await withOnboarding();
    await act(async () => router.push('/login'));
    await act(() => clock.advance(600_000));
    expect(screen.queryByRole('complementary')).toBeNull();
    await act(async () => router.push('/list-of-companies'));
    await waitFor(async () => {
      await act(() => clock.advance(60_000));
      expect(screen.getByRole('complementary')).toBeTruthy();
    });
  });

  it('of a member between jobs is short and ends well (R-120)', async () => {
    const { onboarding } = await withOnboarding(writer);
    act(() => onboarding.open('w'));
    await dialog('Where are you now?');
    await userEvent.click(screen.getByRole('radio', { name: /Between jobs/ }));
    await go();
    await dialog('What did you do last?');
    await go();
    await dialog('Welcome, Quiet Banyan');
    expect(screen.queryByText(/Not confirmed yet/)).toBeNull();
  });

  it.each([
    ['plainly that a step was not kept (R-109)', new Failure('broken'), /^This did not work, or we got no answer\..+You can safely try again\.$/, 1],
    [
      'to a member who is silenced that the career is closed, and where to read until when (R-064)',
      new Failure('conflict', undefined, { code: 'SILENCED' }),
      /^A moderator has stopped you from writing.+See your posts for the end date\.$/,
      0,
    ],
  ])('says %s, and keeps what is in it', async (_, failure, said, oops) => {
    const { onboarding, careers } = await withOnboarding(writer);
    careers.create = async () => {
      throw failure;
    };
    act(() => onboarding.open('w'));
    await dialog('Where are you now?');
    await userEvent.click(screen.getByRole('radio', { name: /Student/ }));
    await userEvent.type(screen.getByRole('combobox', { name: 'College' }), 'Sagar College');
    await go();
    expect(await screen.findAllByText(said)).toHaveLength(1);
    expect(screen.queryAllByText('Oops, something went wrong!')).toHaveLength(oops);
    expect([screen.getByRole('combobox', { name: 'College' }), document.activeElement?.getAttribute('role')]).toMatchObject([
      { value: 'Sagar College' },
      'alert',
    ]);
  });

  it('waits for the connection and asks again when the start cannot be fetched', async () => {
    const { onboarding, fixture } = await withOnboarding();
    const offered = fixture.offered;
    Object.defineProperty(fixture, 'offered', {
      configurable: true,
      get: () => {
        throw new Failure('offline');
      },
    });
    act(() => onboarding.open('r'));
    expect(await screen.findByText(/No connection. This loads automatically/)).toBeTruthy();
    Object.defineProperty(fixture, 'offered', { value: offered, writable: true });
    await press('Try again');
    await dialog('What would you like to read about?');
  });

  it('speaks Hindi', async () => {
    const { onboarding, shell } = await withOnboarding({ isReader: true });
    const { WordsStore } = await import('#web/stores/app/words-store.ts');
    await act(() => shell.get(WordsStore).speak('hi'));
    act(() => onboarding.open('r'));
    await dialog('लिखने के लिए एक नाम चुनें');
    expect(screen.queryByText(/में से चरण/)).toBeNull();
    await press('बाद में');
    await dialog('आप पढ़ सकते हैं, वोट दे सकते हैं और फ़ॉलो कर सकते हैं');
    expect(screen.queryByText(/हो गया/)).toBeNull();
    await press('नाम चुनें');
    await dialog('लिखने के लिए एक नाम चुनें');
  });
});

describe('the card in the corner (R-096, D-19)', () => {
  it('offers onboarding after five seconds, beside what is read', async () => {
    const { clock } = await withOnboarding();
    await waitFor(() => {
      act(() => clock.advance(5_000));
      expect(screen.getByText('Get started')).toBeTruthy();
    });
    await userEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Start' }));
    await dialog('What would you like to read about?');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('offers nothing to a member whose account is banned, who could choose no name (R-064)', async () => {
    const { clock, shell } = await withOnboarding();
    await waitFor(() => {
      act(() => clock.advance(5_000));
      expect(screen.getByText('Get started')).toBeTruthy();
    });
    act(() => shell.get(MenuMarksStore).tell({ isBanned: true }));
    expect(screen.queryByText('Get started')).toBeNull();
  });
});
