import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Shares } from '#core/device/shares.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import { screens } from '#core/navigation/screens.ts';
import { Operators } from '#core/operator/operators.ts';
import { demoGrievances } from '#core/support/demo-grievances.ts';
import { endOfDay } from '#core/support/grievance-clock.ts';
import type { GrievanceDraft } from '#core/support/grievance.ts';
import { Grievances } from '#core/support/grievances.ts';
import { keptFor } from '#core/own-data/own-storage.ts';
import type { Member } from '#core/sessions/session.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { clearUserStorage } from '#web/adapters/device/clear-user-storage.ts';
import * as wiring from '#web/app/support/grievances-wiring.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeShares } from '#tests/fakes/device/fake-shares.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeOperators, koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { FakeSupport } from '#tests/fakes/support/fake-support.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

class LosingSupport extends FakeSupport {
  losesAnswer = false;
  override async file(submissionKey: string, draft: GrievanceDraft) {
    const receipt = await super.file(submissionKey, draft);
    if (this.losesAnswer) throw new Failure('offline');
    return receipt;
  }
}

interface Opened {
  readonly operator?: typeof koyalTrust;
  readonly support?: LosingSupport;
  readonly storage?: UserStorage;
  readonly member?: Member;
}

function opened({ operator = koyalTrust, support = new LosingSupport(), storage = new FakeUserStorage(), member }: Opened = {}) {
  const clipboards = new FakeClipboards();
  const swaps = [
    [Operators, new FakeOperators(operator)],
    [Grievances, support],
    [Clipboards, clipboards],
    [Shares, new FakeShares()],
    [IdempotencyKeys, new FakeIdempotencyKeys()],
    [UserStorage, storage],
  ] as const;
  const view = open(wiring, screens.grievances, screens.grievances, swaps, { member, isGuest: !member, inShell: () => [[UserStorage, storage]] });
  return { support, storage, clipboards, ...view };
}

const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const expectFocusOnHeading = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  await waitFor(() => expect(document.activeElement === heading).toBe(true));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function fill(text = 'The second line says my name.') {
  fireEvent.click(await screen.findByRole('radio', { name: 'Something that is written or shown here' }));
  type('Link to the page, if there is one', 'http://daftar.test/p/p8d1f0c2m7c1t8zb');
  type('What is wrong?', text);
}

describe('the page of grievances (R-246, S-119, F-15)', () => {
  it('names officer and clock, takes a guest’s grievance, and shows its number', async () => {
    const { support, clipboards } = opened();
    expect(await screen.findByText(/^You get a number at once\. The grievance officer must answer within 7 days, and within 2 hours where/)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'complaints@koyal.example' })).getAttribute('href')).toBe('mailto:complaints@koyal.example');
    await fill();
    press('Send');
    const heading = await screen.findByRole('heading', { name: 'Your grievance has arrived' });
    expect(document.activeElement).toBe(heading);
    const [filed] = support.filed;
    expect(filed).toMatchObject({ kind: 'CONTENT', page: '/p/p8d1f0c2m7c1t8zb', text: 'The second line says my name.' });
    expect(screen.getByText(filed?.grievanceId ?? '')).toBeTruthy();
    expect(screen.getByText('Answer due by 27 November 2026, 7 days left')).toBeTruthy();
    press('Copy the number');
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect(clipboards.text).toBe(filed?.grievanceId);
    press('Send another');
    await waitFor(() => expect(document.activeElement === screen.getAllByRole('radio')[0]).toBe(true));
  });

  it('says at the fields what is missing, and leads to the first', async () => {
    const { support } = opened();
    await screen.findByRole('button', { name: 'Send' });
    press('Send');
    expect(await screen.findByText('Choose one of these.')).toBeTruthy();
    expect(screen.getByText('Write in a few words what is wrong.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
    await fill();
    type('Link to the page, if there is one', '//elsewhere.example');
    press('Send');
    expect(await screen.findByText('Type the link to a page of this site, such as /p/…')).toBeTruthy();
    type('Link to the page, if there is one', 'https://elsewhere.example/p/p8d1f0c2m7c1t8zb');
    press('Send');
    expect(await screen.findByText('Type the link to a page of this site, such as /p/…')).toBeTruthy();
    expect(support.filed).toEqual([]);
  });

  it('files once what is sent again after a lost answer, and leaves what was typed', async () => {
    const { support } = opened();
    await fill();
    support.losesAnswer = true;
    press('Send');
    expect(await screen.findByText('No connection. Your grievance is still here; send it when you are back online.')).toBeTruthy();
    support.losesAnswer = false;
    press('Send');
    expect(await screen.findByRole('heading', { name: 'Your grievance has arrived' })).toBeTruthy();
    expect(support.filed).toHaveLength(1);
  });

  it('sends other words as their own grievance where an answer was lost', async () => {
    const { support } = opened();
    await fill();
    support.losesAnswer = true;
    press('Send');
    await screen.findByText(/^No connection\./);
    support.losesAnswer = false;
    type('What is wrong?', 'The third line, too.');
    press('Send');
    expect(await screen.findByRole('heading', { name: 'Your grievance has arrived' })).toBeTruthy();
    expect(support.filed.map(({ text }) => text)).toEqual(['The second line says my name.', 'The third line, too.']);
  });

  it('has the last number from this device at hand, until it is let go', async () => {
    const storage = new FakeUserStorage();
    const { view } = opened({ storage });
    await fill();
    press('Send');
    await screen.findByRole('heading', { name: 'Your grievance has arrived' });
    expect(screen.getByText(/^The number is also saved on this device/)).toBeTruthy();
    view.unmount();
    const { support } = opened({ storage });
    const { grievanceId } = await support.file('submission-key-of-another', { kind: 'OTHER', page: null, text: 'x' });
    const field = (await screen.findByRole('textbox', { name: 'Number of the grievance' })) as HTMLInputElement;
    await waitFor(() => expect(field.value).toBe(grievanceId));
    press('Remove it');
    expect(document.activeElement === field).toBe(true);
    expect([field.value, storage.read('grievance')]).toEqual(['', undefined]);
  });

  /** Files a grievance and returns its number, or the number already on the page. */
  const filedBy = async (storage: UserStorage, member?: Member) => {
    const { view, support } = opened({ storage, ...(member && { member }) });
    await fill();
    press('Send');
    await screen.findByRole('heading', { name: 'Your grievance has arrived' });
    view.unmount();
    return support.filed[0]?.grievanceId ?? '';
  };
  const atHand = async (storage: UserStorage, member?: Member) => {
    const { view, shell } = opened({ storage, ...(member && { member }) });
    await waitFor(() => expect(shell.get(SessionStore).member?.userId).toBe(member?.userId));
    const field = (await screen.findByRole('textbox', { name: 'Number of the grievance' })) as HTMLInputElement;
    await act(async () => undefined);
    const { value } = field;
    view.unmount();
    return value;
  };

  it('has a member’s number at hand for them alone, until they sign out (F-22, S-124)', async () => {
    const storage = new BrowserUserStorage();
    const [asha, bela] = [aMember({ userId: 'asha' }), aMember({ userId: 'bela' })];
    const grievanceId = await filedBy(storage, asha);
    expect([await atHand(storage, bela), await atHand(storage), await atHand(storage, asha)]).toEqual(['', '', grievanceId]);
    expect(JSON.stringify(keptFor(storage, 'bela'))).not.toContain(grievanceId);
    expect(JSON.stringify(keptFor(storage, 'asha'))).toContain(grievanceId);
    await clearUserStorage('asha');
    expect(storage.names()).not.toContain('grievance/asha');
  });

  it('leaves what a guest typed with the guest, when somebody logs in elsewhere', async () => {
    const storage = new FakeUserStorage();
    const typed = async (member?: Member) => {
      const { view } = opened({ storage, ...(member && { member }) });
      await act(async () => undefined);
      const { value } = (await screen.findByRole('textbox', { name: 'What is wrong?' })) as HTMLTextAreaElement;
      view.unmount();
      return value;
    };
    const { view } = opened({ storage });
    await fill('It says when I left.');
    view.unmount();
    expect([await typed(aMember()), await typed()]).toEqual(['', 'It says when I left.']);
  });

  it('forgets the number of a guest when a member logs in (F-22)', async () => {
    const storage = new FakeUserStorage();
    const grievanceId = await filedBy(storage);
    expect(await atHand(storage)).toBe(grievanceId);
    const bela = aMember({ userId: 'bela' });
    expect(await atHand(storage, bela)).toBe('');
    expect([JSON.stringify(keptFor(storage, 'bela')), await atHand(storage)]).toEqual([expect.not.stringContaining(grievanceId), '']);
  });

  it('shows a grievance by number: its clock, then the answer and appeal', async () => {
    const { support, shell, clock } = opened();
    const { grievanceId } = await support.file('submission-key-of-one', { kind: 'PRIVACY', page: null, text: 'It says when I left.' });
    await screen.findByRole('textbox', { name: 'Number of the grievance' });
    type('Number of the grievance', 'no number');
    press('Look it up');
    expect(await screen.findByText('A number has four groups of four letters and digits.')).toBeTruthy();
    type('Number of the grievance', '0000-0000-0000-0000');
    press('Look it up');
    await expectFocusOnHeading('There is no grievance with this number.');
    type('Number of the grievance', '0000');
    press('Look it up');
    await expectFocusOn(screen.getByRole('textbox', { name: 'Number of the grievance' }), 'A number has four groups of four letters and digits.');
    clock.advance(3 * dayMs);
    type('Number of the grievance', ` ${grievanceId.toUpperCase().replaceAll('-', ' ')} `);
    press('Look it up');
    await expectFocusOnHeading('Answer due by 27 November 2026, 4 days left');
    clock.advance(5 * dayMs);
    press('Look it up');
    expect(await screen.findByRole('heading', { name: /^Overdue by .*, it was due on 27 November 2026$/ })).toBeTruthy();
    const [waiting] = (await support.list()).items;
    await support.answer(waiting?.caseId ?? '', 'ACTED', 'It is taken down.');
    press('Look it up');
    const state = within((await screen.findByRole('heading', { name: 'Something was done.' })).parentElement ?? document.body);
    expect(state.getByText('It is taken down.')).toBeTruthy();
    expect(state.getByText(/^If this does not help, you can appeal to the Grievance Appellate Committee/)).toBeTruthy();
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findByRole('heading', { name: 'कार्रवाई हुई।' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'शिकायतें' })).toBeTruthy();
  });

  it('counts an urgent deadline to the minute, or its hours by day', async () => {
    const { support, clock } = opened();
    const { grievanceId } = await support.file('submission-key-of-one', { kind: 'IMITATION_OR_INTIMATE', page: null, text: 'This is not me.' });
    await screen.findByRole('textbox', { name: 'Number of the grievance' });
    clock.advance(1_000);
    type('Number of the grievance', grievanceId);
    press('Look it up');
    await expectFocusOnHeading('Answer due by 07:30 on 20 November 2026, 1 hour 59 minutes left');
    support.filed = support.filed.map((filed) => ({ ...filed, decideBy: endOfDay('2026-11-20') }));
    press('Look it up');
    await expectFocusOnHeading('Answer due within 2 hours of its arrival');
  });

  it('offers numbers to be tried in a demo alone', async () => {
    const demo = { name: null, mail: null, officer: null, isDemo: true };
    const { view, support } = opened({ operator: demo });
    support.filed = [
      {
        grievanceId: demoGrievances.waiting,
        submissionKey: 'planted',
        caseId: 'case000000000009',
        kind: 'PRIVACY',
        page: null,
        text: 'x',
        receivedOn: '2026-11-18',
        decideBy: Date.UTC(2026, 10, 25, 18, 29, 59),
        answer: null,
      },
    ];
    fireEvent.click(await screen.findByRole('button', { name: 'One that waits' }));
    await expectFocusOnHeading('Answer due by 25 November 2026, 5 days left');
    view.unmount();
    opened();
    expect(await screen.findByText(/^The grievance officer is Asha Rao/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'One that waits' })).toBeNull();
  });
});
