import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import * as contributions from '#web/app/contributions/contributions-wiring.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aMember } from '#tests/members.ts';
import { aSalary } from '#tests/screens/kinds/salaries.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { aContributor } from './with-contributions.ts';

const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
const reported: CheckIn = { year: 2026, variablePromised: 200_000, variablePaid: 150_000, hikeAnnounced: 10, hikeReceived: 6, monthsSinceRevision: 14 };
const reader = aMember({ isReader: true, isWriter: true });

/** Device with a shared salary, on a day its notes name, and what of its year was shared. */
async function aTeller({
  sentOn = '2026-11-20',
  checkIn,
  draft = aSalary,
  counts,
}: { sentOn?: string; checkIn?: CheckIn; draft?: typeof aSalary; counts?: boolean } = {}) {
  const device = aContributor();
  const { salaryId } = await device.salaries.send(company, draft);
  const [{ publicKey = '' } = {}] = await device.salaries.local();
  if (checkIn) await device.salaries.checkIn(publicKey, salaryId, checkIn);
  await device.keys.note(publicKey, {
    kind: 'salary',
    about: 'Koyal Pay',
    thingId: salaryId,
    sentOn,
    ...(counts !== undefined && { counts }),
    ...(checkIn && { checkInYear: checkIn.year }),
  });
  return { ...device, publicKey, kept: () => device.backends.salaries.kept.get(publicKey)?.checkIn };
}

const shown = ({ swaps }: Awaited<ReturnType<typeof aTeller>>, preferences = new FakePreferences()) =>
  asMember(contributions, screens.contributions, swaps, reader, preferences);

const look = async () => userEvent.click(await screen.findByRole('button', { name: 'Check status' }));
const open = async (name: RegExp | string = /^How did the year go\?/) => {
  await userEvent.click(await screen.findByText(name));
  return screen.findByRole('button', { name: 'Save' });
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tell = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function openAgain(device: Awaited<ReturnType<typeof aTeller>>) {
  const { view } = await shown(device);
  await look();
  await open();
  return { ...device, view };
}
const openCheckIn = async (given?: Parameters<typeof aTeller>[0]) => openAgain(await aTeller(given));
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

describe('the yearly check-in of a salary (F-11)', () => {
  it('is offered after looking at the salary, and shared by its key', async () => {
    const device = await aTeller({ counts: true });
    await shown(device);
    expect(await screen.findByRole('button', { name: 'Check status' })).toBeTruthy();
    expect(screen.queryByText(/How did the year go/)).toBeNull();
    await look();
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2026' }).checked).toBe(true);
    await userEvent.type(box('Variable pay promised'), '2 lakh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Variable pay paid, lakh' }), '1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Variable pay paid, thousand' }), '50');
    await userEvent.type(box('Hike announced, in percent'), '10');
    await userEvent.type(box('Hike received, in percent'), '6');
    await userEvent.type(box('Months since your pay last changed'), '14');
    await tell();
    const said = await screen.findByText('Saved for 2026. It counts together with what others shared.');
    expect([device.kept(), document.activeElement, said.getAttribute('role')]).toEqual([reported, said, 'status']);
    expect([screen.getByText('How did the year go? Saved for 2026').tagName, screen.queryByRole('textbox')]).toEqual(['SUMMARY', null]);
    expect((await device.salaries.local())[0]).toMatchObject({ sentOn: '2026-11-20', checkInYear: 2026, counts: true });
  });

  it('says that it does not count, where the salary does not', async () => {
    await openCheckIn({ counts: false });
    expect(screen.getByText('This salary is not counted, so your answers about the year are not counted.')).toBeTruthy();
    await userEvent.type(box('Months since your pay last changed'), '3');
    await tell();
    expect(await screen.findByText('Saved for 2026. This salary is not counted, so your answers about the year are not counted.')).toBeTruthy();
  });

  it('is filled in as shared before, and says which year it replaces', async () => {
    const device = await aTeller({ checkIn: reported });
    await shown(device);
    await look();
    await open('How did the year go? Saved for 2026');
    expect(texts()).toEqual(['2,00,000', '1,50,000', '10', '6', '14']);
    await userEvent.click(screen.getByRole('radio', { name: '2025' }));
    expect(texts()).toEqual(['', '', '', '', '']);
    expect(screen.getByText('This replaces what you shared for 2026.')).toBeTruthy();
    await userEvent.type(box('Months since your pay last changed'), '3');
    await userEvent.click(screen.getByRole('radio', { name: '2026' }));
    expect(box('Months since your pay last changed').value).toBe('3');
  });

  it.each([
    ['nothing', [], 'Variable pay promised', 'Fill in at least one line, here or below.'],
    ['what was promised alone', [['Variable pay promised', '2 lakh']], 'Variable pay paid', 'Add what was paid too: 0 if nothing came.'],
    ['what was paid alone', [['Variable pay paid', '2 lakh']], 'Variable pay promised', 'Add what was promised too, or leave both empty.'],
    [
      'more than twice of it',
      [
        ['Variable pay promised', '1 lakh'],
        ['Variable pay paid', '3 lakh'],
      ],
      'Variable pay paid',
      'That is more than twice what was promised. Check both amounts.',
    ],
    ['half a hike', [['Hike announced, in percent', '10']], 'Hike received, in percent', 'Add what you received too: 0 if none.'],
    [
      'too many months',
      [['Months since your pay last changed', '200']],
      'Months since your pay last changed',
      'Write a number from 0 to 120, or leave this empty.',
    ],
  ] as const)('that says %s leads to its field, and says there what to do', async (_what, typed, field, sentence) => {
    const device = await openCheckIn();
    for (const [name, text] of typed) await userEvent.type(box(name), text);
    await tell();
    await waitFor(() => expect(document.activeElement).toBe(box(field)));
    expect([box(field).getAttribute('aria-invalid'), document.getElementById(box(field).getAttribute('aria-describedby') ?? '')?.textContent]).toEqual([
      'true',
      sentence,
    ]);
    expect([device.kept(), ...typed.map(([name]) => box(name).value !== '')]).toEqual([null, ...typed.map(() => true)]);
  });

  it('asks which unit is meant, and takes the answer', async () => {
    await openCheckIn();
    await userEvent.type(box('Variable pay promised'), '2');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'I mean ₹2 lakh' }));
    expect(box('Variable pay promised').value).toBe('2,00,000');
  });

  it('has no lakhs to pick for pay in dollars', async () => {
    await openCheckIn({ draft: { ...aSalary, currency: 'USD' } });
    expect(screen.queryByRole('combobox', { name: /lakh/ })).toBeNull();
  });

  it('loses nothing that was typed when the line fails or the page reloads', async () => {
    const device = await aTeller();
    const telling = vi.spyOn(device.salaries, 'checkIn').mockRejectedValueOnce(new Failure('offline'));
    const { view } = await shown(device);
    await look();
    await open();
    await userEvent.type(box('Months since your pay last changed'), '14');
    await tell();
    expect(await screen.findByText('No connection. What you wrote is saved here; send it when you are back online.')).toBeTruthy();
    expect([box('Months since your pay last changed').value, device.kept()]).toEqual(['14', null]);
    view.unmount();
    await openAgain(device);
    expect(screen.getByText('This is what you typed before and did not send.')).toBeTruthy();
    expect(box('Months since your pay last changed').value).toBe('14');
    await tell();
    expect(await screen.findByText(/^Saved for/)).toBeTruthy();
    expect([device.kept()?.monthsSinceRevision, telling.mock.calls.length]).toEqual([14, 2]);
    await open();
    expect(screen.queryByText('This is what you typed before and did not send.')).toBeNull();
  });

  it('can be emptied of what was typed before', async () => {
    const device = await aTeller();
    const { view } = await shown(device);
    await look();
    await open();
    await userEvent.type(box('Months since your pay last changed'), '14');
    view.unmount();
    await openAgain(device);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(texts()).toEqual(['', '', '', '', '']);
  });

  it('speaks Hindi', async () => {
    await shown(await aTeller(), new FakePreferences({ language: 'hi' }));
    await userEvent.click(await screen.findByRole('button', { name: 'देखें कहाँ तक पहुँचा' }));
    await userEvent.click(await screen.findByText('साल कैसा रहा?'));
    await userEvent.click(await screen.findByRole('button', { name: 'सेव करें' }));
    expect(await screen.findByText('कम से कम एक बात बताएँ, यहाँ या नीचे।')).toBeTruthy();
  });
});

describe('the offer of the yearly check-in above the list (F-11, F-07)', () => {
  const due = () => screen.findByRole('region', { name: 'Time for the yearly check-in' });

  it('appears after eleven months, and asks only for the one that is pressed', async () => {
    const device = await aTeller({ sentOn: '2025-11-01' });
    await device.salaries.send({ urlName: 'koyal-pay', name: 'Koyal Pay' }, aSalary);
    const asking = vi.spyOn(device.salaries, 'one');
    await shown(device);
    const [button, ...others] = within(await due()).getAllByRole('button');
    expect([button?.textContent, others, asking.mock.calls]).toEqual(['Answer for Koyal Pay', [], []]);
    await userEvent.click(button ?? document.body);
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    expect([asking.mock.calls, document.activeElement?.textContent]).toEqual([[[device.publicKey]], 'How did the year go?']);
    await userEvent.type(box('Months since your pay last changed'), '14');
    await tell();
    expect(await screen.findByText(/^Saved for/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Time for the yearly check-in' })).toBeNull();
  });

  it('opens the check-in of a salary that was looked at already', async () => {
    await shown(await aTeller({ sentOn: '2025-11-01' }));
    await look();
    await screen.findByText('How did the year go?');
    await userEvent.click(within(await due()).getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('comes back for a year that is over after the one that was shared', async () => {
    await shown(await aTeller({ checkIn: { ...reported, year: 2025 } }));
    expect(within(await due()).getByRole('button', { name: 'Answer for Koyal Pay' })).toBeTruthy();
  });

  it.each([
    ['a salary that is younger', {}],
    ['one of which the year was shared', { sentOn: '2025-01-01', checkIn: reported }],
  ])('is not there for %s', async (_salary, given) => {
    await shown(await aTeller(given));
    expect(await screen.findByRole('button', { name: 'Check status' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Time for the yearly check-in' })).toBeNull();
  });
});
