import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Operator } from '#core/operator/operator.ts';
import type { Member } from '#core/sessions/session.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeAdministeredTopics } from '#tests/fakes/administration/fake-administered-topics.ts';
import { FakeAdministratorLog } from '#tests/fakes/administration/fake-administrator-log.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { aCompany, noTabCounts } from '#tests/companies.ts';
import { aMember } from '#tests/members.ts';
import { aTopicForm } from '#tests/ports/administration/administration.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { koyal, openAdministration, type, typeListed } from './with-administration.ts';

const bonds = { ...aTopicForm({ name: 'Bonds' }), entityId: 'c1', slug: 'bonds', version: 1, posts: 2, followers: 31 };

const betwa = { ...koyal, companyId: 'k2', urlName: 'betwa', name: 'Betwa', posts: 0, followers: 0 };

function opened(part = '', member?: Member, operator?: Operator, pages?: FakeCompanies) {
  const entry = { sequence: 4, actedAt: Date.UTC(2026, 10, 20, 9), action: 'topic-changed' as const, subject: 'Bonds' };
  const byHost = { action: 'role-changed', administrator: null, byHost: true } as const;
  const log = new FakeAdministratorLog([
    { ...entry, administrator: 'Fair Gulmohar', byHost: false, changes: [{ field: 'name', before: 'Bond', after: 'Bonds' }] },
    { ...entry, sequence: 3, administrator: null, byHost: false, changes: [] },
    { ...entry, ...byHost, sequence: 2, subject: 'Calm Neem', changes: [{ field: 'role', before: 'member', after: 'moderator' }] },
    { ...entry, ...byHost, sequence: 1, subject: '', changes: [] },
  ]);
  const [topics, companies] = [new FakeAdministeredTopics([bonds]), new FakeAdministeredCompanies([koyal, betwa])];
  return openAdministration(part, { topics, companies, log, ...(member && { member }), ...(operator && { operator }), ...(pages && { pages }) });
}

describe('the administration page (T-12)', () => {
  it.each([
    ['a member', aMember()],
    ['a moderator', aMember({ role: 'moderator' })],
  ])('is no page for %s', async (_who, member) => {
    opened('', member);
    expect(await screen.findByRole('heading', { level: 1, name: /could not find|nothing|no page/i })).toBeTruthy();
    expect(screen.queryByText('Bonds')).toBeNull();
    expect(document.title).not.toContain('Administration');
  });

  it('tells administrators what the operator of a real instance still owes to its members', async () => {
    opened('', undefined, { ...koyalTrust, mail: null, officer: null });
    expect(await screen.findByText(/^No contact address is set\. .* CONTACT_MAIL\.$/)).toBeTruthy();
    expect(screen.getByText(/^No grievance officer is named\. .* GRIEVANCE_OFFICER and GRIEVANCE_MAIL\.$/)).toBeTruthy();
  });

  it('says nothing of the operator where all is said', async () => {
    opened();
    expect(await screen.findByRole('link', { name: 'Bonds' })).toBeTruthy();
    expect(screen.queryByText(/CONTACT_MAIL|GRIEVANCE_OFFICER/)).toBeNull();
  });

  it('adds a topic in both languages, and says beside a field what is missing', async () => {
    const { topics } = opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a topic' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/^Write a few words\. Anything inside <…> counts as markup/)).toHaveLength(2);
    type('Name in English', 'Bonds');
    type('Name in Hindi', 'बॉन्ड');
    type('In one sentence, in English', 'Papers that tie.');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sign' }), { target: { value: 'law' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expectFocusOn(await screen.findByRole('textbox', { name: 'Name in English' }), 'There is a topic of this name already.');
    type('Name in English', 'Service bonds');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Service bonds' })).toBeTruthy();
    expect(topics.items.at(-1)).toMatchObject({ name: 'Service bonds', names: { hi: 'बॉन्ड' }, sign: 'law', slug: 'service-bonds' });
  });

  it('keeps what was typed when another was first, and saves over it', async () => {
    const { topics } = opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Bonds' }));
    await topics.change('c1', 1, aTopicForm({ name: 'Bonds', about: 'Theirs.' }));
    type('In one sentence, in English', 'Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Another administrator changed this a moment ago/)).toBeTruthy();
    expect(await screen.findByText('It now says: Bonds · बॉन्ड और समझौते. Theirs. · बाँधने वाले काग़ज़।')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'In one sentence, in English' }).value).toBe('Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(topics.items[0]).toMatchObject({ about: 'Mine.', version: 3 });
  });

  it('closes a topic, and marks it', async () => {
    const { topics } = opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Bonds' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Closed/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(topics.items[0]?.isClosed).toBe(true);
  });

  it('adds a company, says beside a field what is wrong, and finds it by name', async () => {
    const { companies } = opened('?part=companies');
    fireEvent.click(await screen.findByRole('button', { name: 'Add a company' }));
    type('Name', 'Koyal pay');
    type('Website', 'not a website');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Type an address such as https://company.example.')).toBeTruthy();
    expect(screen.getByText(/^Write a few words\. Anything inside <…> counts as markup/)).toBeTruthy();
    type('Website', 'indus.example');
    typeListed('Industry', 'Bankng');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Bankng” is not in the list. Do you mean “Banking”?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use “Banking”' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expectFocusOn(await screen.findByRole('textbox', { name: 'Name' }), 'There is a company of this name already.');
    type('Name', 'Indus Bank');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(companies.items.at(-1)).toMatchObject({ name: 'Indus Bank', website: 'https://indus.example', urlName: 'indus-bank', industry: 'Banking' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search companies by name' }), { target: { value: 'indus' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('link', { name: 'Indus Bank' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Betwa' })).toBeNull());
  });

  it('says what a merge moves and deletes, and where links lead, before merging (T-12)', async () => {
    const tabCounts = { ...noTabCounts, reviews: 1, salaries: 20, jobs: 1, questions: 2 };
    const page = aCompany({ urlName: koyal.urlName, name: koyal.name, about: 'Pays.', reviewsCount: 1, tabCounts, locations: ['Pune'], logo: '/images/a' });
    const { companies, shell } = opened('?part=companies', undefined, undefined, new FakeCompanies([page]));
    fireEvent.click(await screen.findByRole('button', { name: 'Merge Koyal Pay into another company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Koyal Pay into another company?' }));
    const listed = async (name: string) =>
      within(await dialog.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await listed('This goes to the other company:')).toEqual([
      '1 review',
      'pay of 20 people or more',
      '1 open job',
      '2 questions',
      '3 posts',
      '1 member',
    ]);
    expect(await listed('This is deleted:')).toEqual(['the logo', 'the description', 'the list of its offices', 'its size and the year it was founded']);
    expect(dialog.getByText(/^Links to Koyal Pay will open the other company\. This cannot be undone\.$/)).toBeTruthy();
    const into = dialog.getByRole('combobox', { name: 'Into which company' });
    fireEvent.change(into, { target: { value: 'betwa' } });
    fireEvent.blur(into);
    expect(await dialog.findByText(/^Links to Koyal Pay will open Betwa\./)).toBeTruthy();
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await listed('यह मिट जाएगा:')).toContain('लोगो');
    await act(() => shell.get(WordsStore).speak('en'));
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('The companies are merged.')).toBeTruthy();
    expect(companies.items).toMatchObject([{ name: 'Betwa', posts: 3 }]);
  });

  it('names industries and cities in Hindi, and stores them as the lists do', async () => {
    const { companies, shell } = opened('?part=companies');
    await screen.findAllByText(/^Payments · Pune/);
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findAllByText(/^पेमेंट · पुणे/)).not.toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'कंपनी जोड़ें' }));
    type('नाम', 'Sindhu');
    typeListed('क्षेत्र', 'बैंकंग');
    fireEvent.blur(screen.getByRole('combobox', { name: 'क्षेत्र' }));
    fireEvent.click(await screen.findByRole('button', { name: /बैंकिंग/ }));
    fireEvent.click(screen.getByRole('button', { name: 'सेव करें' }));
    await waitFor(() => expect(companies.items.map(({ name, industry }) => [name, industry])).toContainEqual(['Sindhu', 'Banking']));
  });

  it('adds and removes watched words, and tries a sentence against them', async () => {
    const { words } = opened('?part=words');
    const before = words.words.length;
    expect(await screen.findByText(`${before} watched words`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Type a word.')).toBeTruthy();
    type('Add a word', 'a');
    expect(await screen.findByText('This is too short: at least three letters, or two in Indian scripts.')).toBeTruthy();
    type('Add a word', 'Salary');
    expect(await screen.findByText('This word is in nearly every text: all of them would wait.')).toBeTruthy();
    type('Add a word', 'Wort');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('button', { name: 'Remove: wort' })).toBeTruthy();
    type('Would this wait for a moderator?', 'a wort here');
    fireEvent.click(screen.getByRole('button', { name: 'Try' }));
    expect(await screen.findByText('It would wait, hidden, until a moderator has read it.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: wort' }));
    expect(await screen.findByText(`${before} watched words`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try' }));
    expect(await screen.findByText('It would be published at once.')).toBeTruthy();
  });

  it('shows who changed what and when, in the language of its reader (S-123)', async () => {
    const { shell } = opened('?part=log');
    expect(await screen.findByText(/Fair Gulmohar, 20 Nov 2026/)).toBeTruthy();
    expect(screen.getByText('Name in English: Bond → Bonds')).toBeTruthy();
    expect(screen.getByText(/^A former administrator, /)).toBeTruthy();
    expect(screen.getAllByText(/^The host, by a command, /)).toHaveLength(2);
    for (const text of ['Calm Neem', 'Role: Member → Moderator', 'An account that is deleted']) expect(screen.getByText(text)).toBeTruthy();
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findByRole('heading', { level: 1, name: 'एडमिन' })).toBeTruthy();
    expect(screen.getAllByText('विषय बदला')).toHaveLength(2);
  });
});
