import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { FakeSupport } from '#tests/fakes/support/fake-support.ts';
import { aMember } from '#tests/members.ts';
import { aGrievance } from '#tests/ports/support/support.ts';
import { openAdministration, type } from '#tests/screens/administration/with-administration.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';

async function opened() {
  const desk = new FakeSupport();
  await desk.file('submission-key-0001', aGrievance({ text: 'The first.' }));
  await desk.file('submission-key-0002', aGrievance({ kind: 'IMITATION_OR_INTIMATE', page: null, text: 'The urgent one.' }));
  const view = openAdministration('?part=grievances', { desk });
  await screen.findByText('The first.');
  return { ...view, desk };
}

const rows = () => screen.getAllByRole('listitem').filter((row) => /^The (first|urgent)/.test(row.querySelector('p')?.textContent ?? ''));
const rowOf = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

describe('the desk of grievances (R-246, S-119)', () => {
  it('lists what waits with its clock, most urgent first, overdue in words', async () => {
    const { view, desk } = await opened();
    expect(rows().map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Answer due by 07:30 on 20 November 2026, 2 hours left',
      'Answer due by 27 November 2026, 7 days left',
    ]);
    expect(rowOf('The first.').getByRole('link', { name: '/p/p8d1f0c2m7c1t8zb' })).toBeTruthy();
    view.unmount();
    const later = openAdministration('?part=grievances', { desk });
    later.clock.advance(dayMs);
    await act(() => later.shell.get(WordsStore).speak('hi'));
    expect(await screen.findByText('22 घंटे की देर हो चुकी है, जवाब 20 नवंबर 2026 को 07:30 बजे तक आना था')).toBeTruthy();
  });

  it('answers one, and shows the answer behind what still waits', async () => {
    const { desk } = await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Answer: Something written or shown, arrived on 20 November 2026' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Choose one of these.')).toBeTruthy();
    expect(screen.getByText('Write the answer.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Something was done' }));
    type('Your answer', 'The line is gone.');
    fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Your answer is published.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Answered on 20 November 2026: Something was done')).toBeTruthy());
    expect(rowOf('The first.').queryByRole('button')).toBeNull();
    expect(desk.filed[0]?.answer).toMatchObject({ outcome: 'ACTED', text: 'The line is gone.' });
  });

  it('leads on to the next case due, and back to the button', async () => {
    const { view } = await opened();
    const tab = (name: string) => within(view.container).getByRole('link', { name });
    const button = (name: RegExp) => screen.getByRole('button', { name });
    const answer = async (name: RegExp) => {
      fireEvent.click(button(name));
      fireEvent.click(await screen.findByRole('radio', { name: 'Something was done' }));
      type('Your answer', 'It is gone.');
      fireEvent.click(button(/^Send the answer$/));
    };
    expect(tab('Grievances (2)')).toBeTruthy();
    fireEvent.click(button(/^Answer: Something written/));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement === button(/^Answer: Something written/)).toBe(true));
    await answer(/^Answer: Intimate/);
    await waitFor(() => expect(document.activeElement === button(/^Answer: Something written/)).toBe(true));
    expect(tab('Grievances (1)')).toBeTruthy();
    await answer(/^Answer: Something written/);
    await waitFor(() => expect(document.activeElement === screen.getByText(/^Grievances, the most urgent first/)).toBe(true));
    expect(tab('Grievances')).toBeTruthy();
  });

  it('counts what waits at its tab on every part of the page', async () => {
    const desk = new FakeSupport();
    await desk.file('submission-key-0001', aGrievance({ text: 'The first.' }));
    openAdministration('?part=log', { desk });
    expect(await screen.findByRole('link', { name: 'Grievances (1)' })).toBeTruthy();
  });

  it('says where another administrator was first', async () => {
    const { desk } = await opened();
    fireEvent.click(screen.getByRole('button', { name: /^Answer: Something written/ }));
    await desk.answer(desk.filed[0]?.caseId ?? '', 'NOT_ACTED', 'No.');
    fireEvent.click(await screen.findByRole('radio', { name: 'Something was done' }));
    type('Your answer', 'The line is gone.');
    fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText(/^Another administrator has already answered this/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', 'The line is gone.');
  });

  it('is not there for a moderator', async () => {
    openAdministration('?part=grievances', { member: aMember({ role: 'moderator' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeTruthy();
  });
});
