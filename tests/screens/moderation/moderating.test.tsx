import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { aModerator, moderate, open, backend } from './moderate.ts';

describe('a moderator on a page (R-064)', () => {
  it('takes a post down by a rule, with a note to its author', async () => {
    const { interventions } = open(backend(), { member: aModerator() });
    const dialog = await moderate();
    expect(dialog.getByText(/It is gone at once for everyone who is logged in, and within a minute for all others\./)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Take it down', hidden: true }));
    await expectFocusOn(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), 'Choose the rule first');
    const choose = (value: string) => fireEvent.change(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), { target: { value } });
    choose('court');
    expect(dialog.getByText(/^Needed for this rule: which court, and the order number\./)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Take it down', hidden: true }));
    const note = dialog.getByRole('textbox', { name: 'A note to its author', hidden: true });
    await expectFocusOn(note, 'Nothing was done: add which court ordered it, and the order number.');
    choose('spam');
    fireEvent.change(dialog.getByRole('textbox', { name: 'A note to its author', hidden: true }), { target: { value: ' No ads, please. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take it down', hidden: true }));
    expect(await screen.findByText('Taken down. The ledger has a line for it.')).toBeTruthy();
    expect(await screen.findByText(/This post was removed\./)).toBeTruthy();
    expect(interventions.acted).toEqual([{ resourceId: 'p1', resourceType: 'POST', kind: 'remove', rule: 'spam', note: 'No ads, please.' }]);
  });

  it('closes a post for comments, and opens it again', async () => {
    open(backend(), { member: aModerator() });
    const dialog = await moderate();
    fireEvent.click(dialog.getByRole('radio', { name: 'Close it for comments', hidden: true }));
    fireEvent.change(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), { target: { value: 'off-topic' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Close comments', hidden: true }));
    expect(await screen.findByText('Comments are closed here. A moderator has closed them.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    const again = await moderate();
    fireEvent.click(again.getByRole('radio', { name: 'Open it for comments', hidden: true }));
    expect(again.queryByRole('combobox', { name: 'The rule it breaks', hidden: true })).toBeNull();
    fireEvent.click(again.getByRole('button', { name: 'Open comments', hidden: true }));
    expect(await screen.findByRole('textbox', { name: 'Write a comment' })).toBeTruthy();
  });

  it('takes a comment down, and keeps what was entered when it did not arrive', async () => {
    const { interventions } = open(backend(), { member: aModerator() });
    await screen.findByText('You are no good.');
    const dialog = await moderate(1);
    fireEvent.change(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), { target: { value: 'harassment' } });
    const act = interventions.act.bind(interventions);
    interventions.act = () => Promise.reject(new Failure('offline'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take it down', hidden: true }));
    const said = await dialog.findByRole('alert', { hidden: true });
    expect(said.textContent).toBe('This did not arrive, or we got no answer. Please try again: it will not count twice.');
    expect(document.activeElement === said).toBe(true);
    interventions.act = act;
    fireEvent.click(dialog.getByRole('button', { name: 'Take it down', hidden: true }));
    expect(await screen.findByText(/You see this comment because you moderate/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    fireEvent.click((await screen.findAllByRole('button', { name: 'More actions' }))[1] ?? document.body);
    const again = await moderate(1);
    expect(again.getAllByRole('radio', { hidden: true }).map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Bring it back',
      'Silence its author',
      'Let its author write again',
    ]);
  });

  it('bans its author’s account as an administrator, until lifted or for a time', async () => {
    const { interventions } = open(backend(), {
      member: { ...aWriter(), role: 'administrator' },
      change: (adapters) => (adapters.interventions.isAdministrator = true),
    });
    const dialog = await moderate();
    fireEvent.click(dialog.getByRole('radio', { name: 'Ban its author', hidden: true }));
    expect(dialog.getByText(/the same provider login stays banned, for a year at most/)).toBeTruthy();
    expect(dialog.queryByRole('checkbox', { hidden: true })).toBeNull();
    fireEvent.change(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), { target: { value: 'spam' } });
    fireEvent.change(dialog.getByRole('combobox', { name: 'For how long', hidden: true }), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Ban', hidden: true }));
    expect(await screen.findByText('Banned. You will find it under “Bans and silences” in Moderation.')).toBeTruthy();
    expect(interventions.acted).toEqual([{ resourceId: 'p1', resourceType: 'POST', kind: 'ban', rule: 'spam', days: null }]);
  });

  it('is offered no ban as a moderator', async () => {
    open(backend(), { member: aModerator() });
    expect((await moderate()).queryByRole('radio', { name: 'Ban its author', hidden: true })).toBeNull();
  });

  it('sees that what was brought back before its moment waits for it', async () => {
    const content = backend({ status: 'AUTHOR_REJECTED' });
    content.isModerator = true;
    open(content, {
      member: aModerator(),
      change: ({ interventions }) => (interventions.act = async () => ({ status: 'SCHEDULED', lockedFor: null, ledger: null })),
    });
    fireEvent.click((await moderate()).getByRole('button', { name: 'Bring it back', hidden: true }));
    expect(await screen.findByText('Approved. Its author wants it posted later: until then nobody else sees it.')).toBeTruthy();
    expect(screen.queryByText(/of when you posted it/)).toBeNull();
  });

  it.each([
    ['CHANGED_MEANWHILE', /it was changed in another tab or by another moderator/],
    ['APPEAL_WAITS', /its author has appealed\. A second look by someone else comes first/],
    ['OVERRULED', /a second look went against your decision/],
    ['DECIDED_BY_ANOTHER', /another moderator decided it\. They can undo it, or an administrator/],
    ['OWN_CONTENT', /you wrote it yourself/],
  ])('sees why it was not done: %s', async (code, sentence) => {
    open(backend(), {
      member: aModerator(),
      change: ({ interventions }) => (interventions.act = () => Promise.reject(new Failure('conflict', undefined, { code }))),
    });
    const dialog = await moderate();
    fireEvent.change(dialog.getByRole('combobox', { name: 'The rule it breaks', hidden: true }), { target: { value: 'spam' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take it down', hidden: true }));
    expect((await dialog.findByRole('alert', { hidden: true })).textContent).toMatch(sentence);
  });

  it.each([
    ['Silence its author', 'Silence', /its author is silenced or banned already/],
    ['Let its author write again', 'Let them write', /its author is under no silence that you can lift/],
    ['Ban its author', 'Ban', /its author is banned already/],
  ])('sees that nothing changed for its author: %s', async (row, press, sentence) => {
    open(backend(), {
      member: { ...aWriter(), role: 'administrator' },
      change: ({ interventions }) => (interventions.act = () => Promise.reject(new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' }))),
    });
    const dialog = await moderate();
    fireEvent.click(dialog.getByRole('radio', { name: row, hidden: true }));
    const rule = dialog.queryByRole('combobox', { name: 'The rule it breaks', hidden: true });
    if (rule) fireEvent.change(rule, { target: { value: 'spam' } });
    fireEvent.click(dialog.getByRole('button', { name: press, hidden: true }));
    expect((await dialog.findByRole('alert', { hidden: true })).textContent).toMatch(sentence);
  });

  it.each(['member', 'own'] as const)('is offered nothing of it as the %s of it', async (who) => {
    open(backend({ isMine: who === 'own' }), { member: who === 'own' ? aModerator() : aWriter() });
    fireEvent.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] ?? document.body);
    const [menu] = screen.getAllByRole('menu', { hidden: true });
    expect(menu && within(menu).queryAllByRole('menuitem', { name: 'Moderate', hidden: true })).toEqual([]);
  });
});
