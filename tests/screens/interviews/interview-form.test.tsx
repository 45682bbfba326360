import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { reportedInterview } from '#tests/ports/interviews/contributed-interviews.ts';
import { fill } from '#tests/screens/fill.ts';
import { keepsForm } from '#tests/screens/contributions/form-promises.ts';
import { aContributor, companyKnown, koyal, press, chooseListed } from '#tests/screens/contributions/with-contributions.ts';

const atKoyal = '?company=koyal-pay';
const stepSaid = (step: number) => screen.findByText(`Step ${step} of 6`);
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const pick = (name: string | RegExp, option: string) => userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const say = (name: string | RegExp, text: string) => fill(screen.getByRole('textbox', { name }), text);
const round = (name: string) => within(screen.getByRole('region', { name }));
const kept = ({ backends }: ReturnType<typeof aContributor>) => [...backends.interviews.kept.values()];
const whole = () => within(screen.getByRole('region', { name: 'This is what everyone will read' }));

async function go(step: number): Promise<void> {
  await press('Continue');
  await stepSaid(step);
}

/** Goes from the first step, with the company known, to the second. */
async function toTheJob(): Promise<void> {
  await stepSaid(1);
  await companyKnown();
  await go(2);
}

async function toTheRounds(): Promise<void> {
  await toTheJob();
  await choose('Fresher');
  await go(3);
}

/** Describes the interview and goes on to its outcome. */
async function sayHow(): Promise<void> {
  await choose('Hard');
  await say(/^How did it go/, 'Long.');
  await go(5);
}

/** Fills in only required fields, up to the last step. */
async function sayLittle(): Promise<void> {
  await toTheRounds();
  await press('HR round');
  await say(/^What was asked/, 'Why us?');
  await go(4);
  await choose('Easy');
  await go(5);
  await pick('How did it end?', 'No reply');
  await go(6);
}

async function atLastStep() {
  const candidate = aContributor();
  await candidate.formOf('interviews', atKoyal);
  await sayLittle();
  return candidate;
}

describe('the form of an interview (R-083, R-084)', () => {
  it('takes rounds by pressing their kind, and sends all once by key (F-07, F-12, F-24)', async () => {
    const candidate = aContributor();
    const { clock, router } = await candidate.formOf('interviews');
    await stepSaid(1);
    await chooseListed(clock, 'Company', 'koy');
    await go(2);
    await choose('Fresher');
    await chooseListed(clock, /^Job/, 'software engineer');
    await pick(/^How did you apply/, 'On campus');
    await chooseListed(clock, /^College/, 'iit bombay');
    await go(3);
    await press('Written test');
    await press('HR round');
    expect(screen.getByText('2 rounds.').getAttribute('role')).toBe('status');
    const written = round('1. Written test');
    await userEvent.type(written.getByRole('textbox', { name: /^What was asked/ }), 'What is a mutex?{Enter}{Enter}Why is it slow?');
    await userEvent.click(written.getByText('More about this round'));
    await userEvent.type(written.getByRole('textbox', { name: 'Minutes' }), '60');
    await userEvent.selectOptions(written.getByRole('combobox', { name: 'How hard?' }), 'Hard');
    await userEvent.type(written.getByRole('textbox', { name: 'Days you waited' }), '7');
    await userEvent.selectOptions(written.getByRole('combobox', { name: 'Did the company say how you did?' }), 'No');
    await go(4);
    await choose('Average');
    await say(/^How did it go/, 'They were kind.');
    await say(/^Tips/, 'Sleep.');
    await go(5);
    await pick('How did it end?', 'Got an offer');
    await pick(/^What happened to the offer/, 'They withdrew it');
    await say(/^Days until the offer letter/, '9');
    await say(/^Days until the joining date/, '40');
    await say(/^By how many days the joining date changed/, '14');
    await say(/^Hours of unpaid work/, '12');
    await go(6);
    for (const said of ['Software Engineer', 'On campus', 'They were kind.', '12 hours without pay', 'joining date changed by 14 days'])
      expect(whole().getByText(said)).toBeTruthy();
    await press('Send the interview');
    await waitFor(() => expect(router.current?.location.pathname).toBe('/contribute/next-step'));
    expect(router.current?.location.search).toBe(`?rid=${kept(candidate)[0]?.interviewId}`);
    expect(kept(candidate)).toMatchObject([
      {
        company: { urlName: koyal.urlName },
        designationId: 1001,
        experience: 'fresher',
        source: 'campus',
        collegeId: 1,
        hardness: 'average',
        rounds: [
          { kind: 'written', minutes: 60, hardness: 'hard', waitDays: 7, hasFeedback: false, questions: ['What is a mutex?', 'Why is it slow?'] },
          { kind: 'hr', minutes: null, hardness: null, waitDays: null, hasFeedback: null, questions: [] },
        ],
        story: 'They were kind.',
        tips: 'Sleep.',
        outcome: 'offered',
        unpaidHours: 12,
        offer: { letterDays: 9, joiningDays: 40, movedDays: 14, end: 'revoked' },
      },
    ]);
    expect([candidate.tokens.issued.size, ...candidate.storage.kept.keys()]).toEqual([1]);
  });

  it('needs little: who, one question or a line, how hard and how it ended', async () => {
    const candidate = await atLastStep();
    await press('Send the interview');
    await waitFor(() => expect(kept(candidate)).toMatchObject([{ experience: 'fresher', hardness: 'easy', outcome: 'silent', story: '', offer: null }]));
  });

  it('knows the job that its URL names', async () => {
    const candidate = aContributor();
    await candidate.formOf('interviews', `${atKoyal}&designation=software-engineer`);
    await toTheJob();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Job/ }).value).toBe('Software Engineer');
  });

  it('says at the fields what cannot be left out, and goes no further', async () => {
    await aContributor().formOf('interviews', atKoyal);
    await toTheJob();
    await press('Continue');
    expect(await screen.findByText('Choose one of the two.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Fresher' }));
    await choose('Experienced');
    await go(3);
    await go(4);
    await press('Continue');
    expect(await screen.findByText('Choose one of the three.')).toBeTruthy();
    expect(screen.getByText('Write how it went, or go back and add one question.')).toBeTruthy();
    await sayHow();
    await press('Continue');
    expect(await screen.findByText('Choose how it ended.')).toBeTruthy();
  });

  it('says in which round a number is none, where it stood folded away', async () => {
    await aContributor().formOf('interviews', atKoyal);
    await toTheRounds();
    await press('Technical round');
    await press('HR round');
    await userEvent.click(round('2. HR round').getByText('More about this round'));
    await userEvent.type(round('2. HR round').getByRole('textbox', { name: 'Minutes' }), 'long');
    await userEvent.click(round('2. HR round').getByText('More about this round'));
    await press('Continue');
    expect(await round('2. HR round').findByText('Write a whole number from 0 to 1,440, or leave this empty.')).toBeTruthy();
    expect(round('1. Technical round').queryByText(/Write a whole number/)).toBeNull();
    expect(document.activeElement).toBe(round('2. HR round').getByRole('textbox', { name: 'Minutes' }));
  });

  it('takes a round out again, and has room for eight', async () => {
    await aContributor().formOf('interviews', atKoyal);
    await toTheRounds();
    for (let count = 0; count < 8; count += 1) await press('Group discussion');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'HR round' }).disabled).toBe(true);
    await press('Remove 1. Group discussion');
    expect(document.activeElement).toBe(screen.getByText('7 rounds.'));
    await press('HR round');
    expect(screen.getByRole('region', { name: '8. HR round' })).toBeTruthy();
  });

  it('says of the days of an offer which do not fit together', async () => {
    await aContributor().formOf('interviews', atKoyal);
    await toTheRounds();
    await go(4);
    await sayHow();
    await pick('How did it end?', 'Got an offer');
    expect(screen.queryByRole('textbox', { name: /^Days until the offer letter/ })).toBeNull();
    await pick(/^What happened to the offer/, 'I joined');
    await say(/^By how many days the joining date changed/, '5');
    await press('Continue');
    expect(await screen.findByText('Add the first joining date, or leave this out.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^By how many days the joining date changed/ }));
  });

  it('says where it asks that days, hours, feedback and offers are shown of many alone', async () => {
    await aContributor().formOf('interviews', atKoyal);
    await toTheRounds();
    await press('HR round');
    expect(
      screen.getByText('We show how long people waited, and if they got feedback, only for eight people or more together, never yours alone.'),
    ).toBeTruthy();
    await go(4);
    await sayHow();
    expect(screen.getByText(/We show your other answers only for eight people or more together, never yours alone\./)).toBeTruthy();
  });
});

describe('an interview that is not sent yet', () => {
  keepsForm({
    kind: 'interviews',
    query: atKoyal,
    fillIn: sayLittle,
    send: 'Send the interview',
    sent: { rounds: [{ kind: 'hr', questions: ['Why us?'] }] },
    context: 'interview',
    elsewhere: ['?rid=elsewhere&step=send', 'You cannot change this interview from this device.'],
  });

  it('goes no further with a job that was typed and not chosen', async () => {
    await aContributor().formOf('interviews', atKoyal);
    await toTheJob();
    await choose('Fresher');
    const job = screen.getByRole<HTMLInputElement>('combobox', { name: /^Job/ });
    await userEvent.type(job, 'Chief Astrologer{Enter}');
    expect(await screen.findByText('Choose it from the list, or leave it empty.')).toBeTruthy();
    await stepSaid(2);
    expect([job.value, document.activeElement]).toEqual(['Chief Astrologer', job]);
    await userEvent.clear(job);
    await go(3);
  });

  it('says at the first step that the account reached its limit, until when', async () => {
    const candidate = aContributor();
    for (const blinded of ['one', 'two', 'three']) candidate.tokens.issued.add(blinded);
    candidate.tokens.issuedCounted.add('another device');
    await candidate.formOf('interviews', atKoyal);
    await stepSaid(1);
    expect(await screen.findByText(/^You can send the next one from 1 \w+ \d{4}\.$/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Write a draft');
    await sayLittle();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the interview' }).disabled).toBe(true);
    expect(whole().getByText('Why us?')).toBeTruthy();
    expect([kept(candidate), candidate.storage.kept.size > 0]).toEqual([[], true]);
    cleanup();
    await candidate.formOf('interviews', '');
    expect((await screen.findByRole('link', { name: 'Koyal Pay' })).getAttribute('href')).toContain('koyal');
  });

  it('says no more why it was refused once one goes back a step', async () => {
    const candidate = await atLastStep();
    candidate.server.losesAnswer = true;
    await press('Send the interview');
    await screen.findByText(/No connection/);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await stepSaid(5);
    expect(screen.queryByText(/No connection/)).toBeNull();
  });
});

describe('an interview that was sent before', () => {
  it('is opened as it is, and changed by its key', async () => {
    const candidate = aContributor();
    const { interviewId } = await candidate.interviews.send(koyal, reportedInterview);
    await candidate.formOf('interviews', `?rid=${interviewId}&step=send`);
    await stepSaid(6);
    expect(screen.getByRole('heading', { level: 1, name: 'Edit your interview at Koyal Pay' })).toBeTruthy();
    expect(whole().getByText(/What is a mutex\?/)).toBeTruthy();
    expect(whole().getByText('joining date changed by 14 days')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Which rounds were there?' }));
    await stepSaid(3);
    await press('Remove 2. HR round');
    await go(4);
    await go(5);
    await go(6);
    await press('Save changes');
    await waitFor(() => expect(kept(candidate)).toMatchObject([{ interviewId, rounds: [{ kind: 'technical' }], offer: reportedInterview.offer, version: 1 }]));
  });

  it('is said where another of the same company is begun', async () => {
    const candidate = aContributor();
    await candidate.interviews.send(koyal, reportedInterview);
    await candidate.formOf('interviews', atKoyal);
    expect((await screen.findByRole('link', { name: 'See that interview' })).getAttribute('href')).toBe('/contribute');
  });
});
