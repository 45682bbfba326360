import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { anItem } from '#tests/content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { card, opened, takeDown } from './opened-queue.ts';

describe('a note beside an item (T-5)', () => {
  const typed = async (text: string) =>
    fireEvent.change((await card()).getByRole('textbox', { name: 'Note, for moderators only' }), { target: { value: text } });
  const noteNow = async () => (await card()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Note, for moderators only' }).value;

  it('is there after a reload, and gone once it is decided', async () => {
    const { view, storage } = opened([anItem()]);
    await typed('Looks like a colleague.');
    view.unmount();
    const again = opened([anItem()], (adapters) => storage.kept.forEach((text, name) => adapters.storage.kept.set(name, text)));
    await waitFor(async () => expect(await noteNow()).toBe('Looks like a colleague.'));
    await takeDown();
    expect(await screen.findByText('Taken down. The ledger has a line for it.')).toBeTruthy();
    expect(again.moderations.log[0]?.note).toBe('Looks like a colleague.');
    expect(again.storage.kept.has('decisionNotes')).toBe(false);
  });

  it('keeps the chosen rule through a reload, and drops tampered values', async () => {
    const rule = async () => (await card()).getByRole<HTMLSelectElement>('combobox', { name: 'Rule' }).value;
    const { view, storage } = opened([anItem()]);
    fireEvent.change((await card()).getByRole('combobox', { name: 'Rule' }), { target: { value: 'spam' } });
    view.unmount();
    const kept = storage.kept.get('decisionNotes') ?? '';
    const again = opened([anItem()], (adapters) => adapters.storage.kept.set('decisionNotes', kept));
    await waitFor(async () => expect(await rule()).toBe('spam'));
    await typed('It sells a course.');
    await takeDown();
    expect(await screen.findByText('Taken down. The ledger has a line for it.')).toBeTruthy();
    expect(again.moderations.log[0]).toMatchObject({ rule: 'spam', note: 'It sells a course.' });
    again.view.unmount();
    opened([anItem()], (adapters) => adapters.storage.kept.set('decisionNotes', kept.replace('spam', 'no-rule')));
    expect(await rule()).toBe('sexual');
  });

  it('names the court and its order where a court ordered it, or nothing is decided', async () => {
    const { moderations } = opened([anItem()]);
    fireEvent.change((await card()).getByRole('combobox', { name: 'Rule' }), { target: { value: 'court' } });
    expect((await card()).getByText('Needed for this rule: which court, and the order number.')).toBeTruthy();
    await takeDown();
    const note = (await card()).getByRole('textbox', { name: 'Note, for moderators only' });
    await expectFocusOn(note, 'Nothing was decided: add which court ordered it, and the order number.');
    expect(moderations.log).toEqual([]);
    await typed('High Court of Delhi, 12/2026.');
    await takeDown();
    expect(await screen.findByText('Taken down. The ledger has a line for it.')).toBeTruthy();
    expect(moderations.log[0]).toMatchObject({ rule: 'court', note: 'High Court of Delhi, 12/2026.' });
  });

  it('to its author is stored while typed, shows its limit, and then goes (R-064)', async () => {
    const { view, storage } = opened([anItem()]);
    const field = async () => (await card()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Note to its author' });
    fireEvent.change(await field(), { target: { value: ' Tell it without the picture. ' } });
    expect([(await field()).maxLength, (await card()).getByText(/up to 500 characters/).textContent]).toEqual([
      500,
      'Optional, up to 500 characters. Its author reads it next to the rule when you take it down. Your name is not shown.',
    ]);
    view.unmount();
    const again = opened([anItem()], (adapters) => storage.kept.forEach((text, name) => adapters.storage.kept.set(name, text)));
    await waitFor(async () => expect((await field()).value).toBe(' Tell it without the picture. '));
    await takeDown();
    expect(await screen.findByText('Taken down. The ledger has a line for it.')).toBeTruthy();
    expect(again.moderations.log[0]).toMatchObject({ note: '', noteToAuthor: 'Tell it without the picture.' });
    expect(again.storage.kept.has('decisionNotes')).toBe(false);
  });

  it('to its author stays behind at the first look, which notifies no author (R-064)', async () => {
    const { moderations } = opened([anItem()]);
    fireEvent.change((await card()).getByRole('textbox', { name: 'Note to its author' }), { target: { value: 'Fine.' } });
    fireEvent.click((await card()).getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('It stays.')).toBeTruthy();
    expect(moderations.log[0]).toMatchObject({ decision: 'keep', noteToAuthor: '' });
  });

  it('stays when another was faster, who is named, and the count falls', async () => {
    const { moderations } = opened([anItem()]);
    await typed('Looks like a colleague.');
    const [item] = moderations.items;
    if (!item) throw new Error('Nothing is waiting.');
    moderations.settle(item, { decision: 'remove', rule: 'spam' }, false);
    fireEvent.click((await card()).getByRole('button', { name: 'Keep it' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Another moderator decided this \(.+\): Taken down\. The rule: An ad or spam\./);
    expect(await noteNow()).toBe('Looks like a colleague.');
    expect(screen.getByText('Nothing is waiting.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('stays when the own decision’s answer was lost, and counts once', async () => {
    const { moderations } = opened([anItem()]);
    await typed('Looks like a colleague.');
    const decide = moderations.decide.bind(moderations);
    moderations.decide = async (...sent) => {
      await decide(...sent);
      throw new Failure('offline');
    };
    await takeDown();
    expect((await screen.findByRole('alert')).textContent).toBe('The decision did not arrive, or we got no answer. Please try again: it will not count twice.');
    moderations.decide = decide;
    fireEvent.click((await card()).getByRole('button', { name: 'Yes, take it down' }));
    expect(await screen.findByText(/^Your decision had arrived \(.+\): Taken down\. The rule: Sexual content\./)).toBeTruthy();
    expect(screen.queryByText(/Another moderator/)).toBeNull();
    expect([await noteNow(), moderations.log.length]).toEqual(['Looks like a colleague.', 1]);
    expect(screen.getByText('Nothing is waiting.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('of the own decision that had arrived is shown in Hindi', async () => {
    const { moderations } = opened([anItem()], undefined, { preferences: new FakePreferences({ language: 'hi' }) });
    const keep = await screen.findByRole('button', { name: 'रहने दें' });
    await moderations.decide('q1', { decision: 'keep', rule: null });
    fireEvent.click(keep);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^आपका फ़ैसला पहुँच चुका था \(.+\): रहा।/);
  });

  it('stays when its author deleted the thing meanwhile', async () => {
    const { moderations } = opened([anItem()]);
    await typed('Looks like a colleague.');
    moderations.items = [];
    fireEvent.click((await card()).getByRole('button', { name: 'Keep it' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Its author has deleted this\./);
    expect(await noteNow()).toBe('Looks like a colleague.');
  });
});

describe('a removal (R-064)', () => {
  const group = async (rule: string) => screen.findByRole('group', { name: `Take this down? The rule: ${rule}.` });
  const removal = async () => (await card()).getByRole('button', { name: 'Take it down' });

  it('is asked once more, by its rule, and ignores a second tap', async () => {
    const { moderations } = opened([anItem()]);
    expect((await removal()).getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(await removal());
    fireEvent.click(await removal());
    expect((await removal()).getAttribute('aria-expanded')).toBe('true');
    expect(moderations.log).toEqual([]);
    expect(document.activeElement).toBe(await group('Sexual content'));
    fireEvent.change((await card()).getByRole('combobox', { name: 'Rule' }), { target: { value: 'spam' } });
    fireEvent.click(within(await group('An ad or spam')).getByRole('button', { name: 'Yes, take it down' }));
    expect(await screen.findByText('Taken down. The ledger has a line for it.')).toBeTruthy();
    expect(moderations.log.map(({ decision, rule }) => [decision, rule])).toEqual([['remove', 'spam']]);
  });

  it('is left by “Not now”, which leads back to its button', async () => {
    const { moderations } = opened([anItem()]);
    fireEvent.click(await removal());
    fireEvent.click(within(await group('Sexual content')).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('group', { name: /^Take this down/ })).toBeNull();
    expect([document.activeElement === (await removal()), moderations.log]).toEqual([true, []]);
  });

  it('is asked in Hindi', async () => {
    opened([anItem()], undefined, { preferences: new FakePreferences({ language: 'hi' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'हटा दें' }));
    expect(within(await screen.findByRole('group', { name: 'इसे हटाएँ? नियम: अश्लील।' })).getByRole('button', { name: 'हाँ, हटाएँ' })).toBeTruthy();
  });

  it('that a second look lets stand is not asked again', async () => {
    const { moderations } = opened([anItem({ stage: 'second', cause: 'appeal', former: 'remove', appealText: 'I named nobody.' })]);
    fireEvent.click(await screen.findByRole('link', { name: 'Second look (1)' }));
    fireEvent.click((await card()).getByRole('button', { name: 'Leave it down' }));
    expect(await screen.findByText('It stays down. The ledger has a line for it.')).toBeTruthy();
    expect(moderations.log[0]).toMatchObject({ decision: 'remove' });
  });
});

describe('a second look (R-064)', () => {
  it.each([
    ['remove', 'Bring it back', 'Leave it down', 'It is no longer taken down. The ledger has a line for it.'],
    ['lock', 'Open it for comments', 'Leave it closed', 'Comments are open. The ledger has a line for it.'],
    ['warn', 'Withdraw the warning', 'Leave the warning', 'The warning is withdrawn.'],
    ['silence', 'Let its author write again', 'Leave the silence in place', 'Its author can write again.'],
  ] as const)('at the decision “%s” says what each answer does, and gives the author a note', async (former, keep, remove, said) => {
    const { moderations } = opened([anItem({ stage: 'second', cause: 'appeal', former, appealText: 'I named nobody.' })]);
    fireEvent.click(await screen.findByRole('link', { name: 'Second look (1)' }));
    const item = await card();
    expect(item.getByRole('button', { name: remove })).toBeTruthy();
    expect(item.queryByRole('button', { name: 'Keep it' })).toBeNull();
    fireEvent.change(item.getByRole('textbox', { name: 'Note to its author' }), { target: { value: 'You are right.' } });
    fireEvent.click(item.getByRole('button', { name: keep }));
    const confirm = screen.queryByRole('group', { name: /^Bring this back\? Everyone can read it again/ });
    expect([confirm !== null, moderations.log.length]).toEqual(former === 'remove' ? [true, 0] : [false, 1]);
    if (confirm) fireEvent.click(within(confirm).getByRole('button', { name: 'Yes, bring it back' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(moderations.log[0]).toMatchObject({ decision: 'keep', noteToAuthor: 'You are right.' });
  });
});
