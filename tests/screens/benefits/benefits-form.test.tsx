import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { fill } from '#tests/screens/fill.ts';
import { keepsForm } from '#tests/screens/contributions/form-promises.ts';
import { aContributor, chooseListed, companyKnown, koyal, press } from '#tests/screens/contributions/with-contributions.ts';
import { textsOf } from '#tests/screens/texts-of.ts';

const atKoyal = '?company=koyal-pay';
const side = (benefit: string, answer: 'Yes' | 'No') =>
  within(screen.getByRole('radiogroup', { name: benefit })).getByRole<HTMLInputElement>('radio', { name: answer });
const say = (benefit: string, answer: 'Yes' | 'No') => userEvent.click(side(benefit, answer));
const kept = ({ backends }: ReturnType<typeof aContributor>) => [...backends.benefits.kept.values()];

describe('the form of benefits (R-083, R-084)', () => {
  keepsForm({
    kind: 'benefits',
    query: atKoyal,
    fillIn: async () => [await companyKnown(), await say('Meals at work', 'Yes')],
    send: 'Send the answers',
    sent: { answers: [{ benefit: 'meals', said: 'yes' }] },
    context: 'benefits',
    elsewhere: ['?rid=elsewhere', 'You cannot change these answers from this device.'],
  });

  it('asks all of it on one screen, and sends answers once by key (F-07)', async () => {
    const employee = aContributor();
    const { clock, router } = await employee.formOf('benefits');
    await chooseListed(clock, 'Company', 'koy');
    expect(screen.queryByText(/^Step/)).toBeNull();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(29);
    await say('Cab or bus to work', 'Yes');
    await say('Gratuity', 'No');
    await fill(screen.getByRole('textbox', { name: /^A note about one benefit/ }), 'Only after nine.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is the note about?' }), 'Cab or bus to work');
    expect(screen.getByText('2 answers.')).toBeTruthy();
    await press('Send the answers');
    await waitFor(() => expect(router.current?.location.pathname).toBe('/contribute/next-step'));
    expect(kept(employee)).toMatchObject([
      {
        company: { urlName: koyal.urlName },
        answers: [
          { benefit: 'gratuity', said: 'no' },
          { benefit: 'cab', said: 'yes' },
        ],
        note: { benefit: 'cab', text: 'Only after nine.' },
      },
    ]);
    expect([employee.tokens.issued.size, ...employee.storage.kept.keys()]).toEqual([1]);
  });

  it('leaves a draft at login, and has the member choose which is sent (F-05)', async () => {
    const employee = aContributor();
    const own = await employee.formOf('benefits', atKoyal);
    await companyKnown();
    await say('Gym', 'Yes');
    own.view.unmount();
    const guest = employee.guestFormOf('benefits', atKoyal);
    await guest.shell.get(SessionStore).load();
    await companyKnown();
    expect(side('Gym', 'Yes').checked).toBe(false);
    await say('Gym', 'No');
    await press('Log in and send');
    const url = guest.shell.get(LoginStore).options?.redirectUrl ?? '';
    guest.view.unmount();
    const { router } = await employee.formOf('benefits', url.slice(url.indexOf('?')));
    await userEvent.click(await screen.findByRole('button', { name: 'Show the other draft' }));
    await waitFor(() => expect(side('Gym', 'No').checked).toBe(true));
    await press('Show the other draft');
    await waitFor(() => expect(side('Gym', 'Yes').checked).toBe(true));
    expect([router.current?.location.search, kept(employee)]).toEqual([atKoyal, []]);
    await press('Send the answers');
    await waitFor(() => expect(kept(employee)).toMatchObject([{ answers: [{ benefit: 'gym', said: 'yes' }] }]));
  });

  it('takes an answer back that is pressed again: who does not know leaves it out', async () => {
    const employee = aContributor();
    await employee.formOf('benefits', atKoyal);
    await companyKnown();
    await say('Gym', 'Yes');
    await say('Gym', 'No');
    expect([side('Gym', 'Yes').checked, side('Gym', 'No').checked]).toEqual([false, true]);
    await say('Gym', 'No');
    expect([side('Gym', 'No').checked, screen.getByText('No answer yet.').getAttribute('role')]).toEqual([false, 'status']);
  });

  it('needs one answer, and of a note what it is about', async () => {
    const employee = aContributor();
    await employee.formOf('benefits', atKoyal);
    await companyKnown();
    await press('Send the answers');
    expect(await screen.findByText('Say yes or no to at least one.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Provident fund (PF)' })));
    await say('Gym', 'Yes');
    await fill(screen.getByRole('textbox', { name: /^A note about one benefit/ }), 'In the basement.');
    await press('Send the answers');
    expect(await screen.findByText('Choose the benefit that the note is about, or delete the note.')).toBeTruthy();
    const about = screen.getByRole('combobox', { name: 'What is the note about?' });
    expect(textsOf(about, 'option')).toEqual(['Choose', 'Gym']);
    expect(kept(employee)).toEqual([]);
  });

  it('looks on the device for what reveals the author, and stops nobody (F-10)', async () => {
    await aContributor().formOf('benefits', atKoyal);
    await companyKnown();
    const notice = () => screen.queryByRole('heading', { name: 'Could this identify you?' });
    expect(notice()).toBeNull();
    await fill(screen.getByRole('textbox', { name: /^A note about one benefit/ }), 'Ask my manager.');
    expect(notice()).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the answers' }).disabled).toBe(false);
  });

  it('promises what is shown, before it is sent (F-02, F-07, F-17)', async () => {
    await aContributor().formOf('benefits', atKoyal);
    await companyKnown();
    for (const promise of [
      /are not linked to any account/,
      /of eight people or more, never yours alone/,
      /within three days/,
      /Only one of each kind counts a year/,
    ])
      expect(screen.getByText(promise)).toBeTruthy();
  });
});

describe('benefits that were sent before', () => {
  const sent = { answers: [{ benefit: 'cab', said: 'yes' }], note: { benefit: 'cab', text: 'After nine.' } } as const;

  it('are opened as they stand, and changed by their key', async () => {
    const employee = aContributor();
    const { benefitsId } = await employee.benefits.send(koyal, sent);
    await employee.formOf('benefits', `?rid=${benefitsId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Change your benefits at Koyal Pay' })).toBeTruthy();
    expect(side('Cab or bus to work', 'Yes').checked).toBe(true);
    await say('Cab or bus to work', 'No');
    await press('Save changes');
    await waitFor(() => expect(kept(employee)).toMatchObject([{ benefitsId, answers: [{ benefit: 'cab', said: 'no' }], note: sent.note, version: 1 }]));
  });

  it('are said where others of the same company are begun', async () => {
    const employee = aContributor();
    await employee.benefits.send(koyal, sent);
    await employee.formOf('benefits', atKoyal);
    expect((await screen.findByRole('link', { name: 'See those benefits' })).getAttribute('href')).toBe('/contribute');
  });
});
