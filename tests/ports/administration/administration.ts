import { expect, it } from 'vitest';
import type { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import type { AdministeredTopics } from '#core/administration/administered-topics.ts';
import type { AdministratorLog } from '#core/administration/administrator-log.ts';
import type { TopicForm } from '#core/administration/topic-form.ts';
import type { WatchedWordList } from '#core/administration/watched-word-list.ts';
import { aPicture } from '#tests/pictures.ts';

export interface OpenedAdministration {
  readonly topics: AdministeredTopics;
  readonly companies: AdministeredCompanies;
  readonly words: WatchedWordList;
  readonly log: AdministratorLog;
}

export const aTopicForm = (known: Partial<TopicForm> = {}): TopicForm => ({
  name: 'Bonds and agreements',
  names: { hi: 'बॉन्ड और समझौते' },
  about: 'Papers that tie.',
  abouts: { hi: 'बाँधने वाले काग़ज़।' },
  category: 'Beginning',
  sign: 'law',
  isClosed: false,
  ...known,
});

export function keepsAdministration(open: () => Promise<OpenedAdministration>): void {
  it('adds a topic, with a name in URLs of its own (T-12)', async () => {
    const { topics } = await open();
    const made = await topics.add(aTopicForm({ name: '  Bonds   and agreements ' }));
    expect(made).toMatchObject({ ...aTopicForm(), slug: 'bonds-and-agreements', version: 1, posts: 0, followers: 0 });
    expect(await topics.add(aTopicForm({ name: 'Bonds & agreements!', names: {} }))).toMatchObject({ slug: 'bonds-and-agreements-2', names: {} });
    expect(await topics.add(aTopicForm({ name: 'बॉन्ड', names: { hi: 'बॉन्ड' } }))).toMatchObject({ slug: 'bond' });
    expect((await topics.list()).map(({ slug }) => slug)).toContain('bonds-and-agreements');
  });

  it('changes a topic, closes it and opens it again; its name in URLs stays (T-12)', async () => {
    const { topics } = await open();
    const made = await topics.add(aTopicForm());
    const closed = await topics.change(made.entityId, 1, aTopicForm({ name: 'Bonds', isClosed: true }));
    expect(closed).toMatchObject({ name: 'Bonds', isClosed: true, version: 2, slug: made.slug });
    expect((await topics.list()).at(-1)).toEqual(closed);
    expect(await topics.change(made.entityId, 2, aTopicForm())).toMatchObject({ isClosed: false, version: 3 });
  });

  it('tells the later of two administrators, and changes nothing then (T-12)', async () => {
    const { topics } = await open();
    const { entityId } = await topics.add(aTopicForm());
    await topics.change(entityId, 1, aTopicForm({ about: 'The first.' }));
    await expect(topics.change(entityId, 1, aTopicForm({ about: 'The second.' }))).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    expect((await topics.list()).find((topic) => topic.entityId === entityId)).toMatchObject({ about: 'The first.', version: 2 });
    await expect(topics.change('c0000000000000zz', 1, aTopicForm({ name: 'Nowhere', names: {} }))).rejects.toMatchObject({ kind: 'missing' });
  });

  it('takes no topic without a name, with another’s name, or too long (T-12)', async () => {
    const { topics } = await open();
    await topics.add(aTopicForm());
    await expect(topics.add(aTopicForm({ name: ' ' }))).rejects.toMatchObject({ kind: 'invalid' });
    await expect(topics.add(aTopicForm({ name: 'BONDS and agreements', names: {} }))).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(topics.add(aTopicForm({ name: 'Other' }))).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(topics.add(aTopicForm({ name: 'a'.repeat(61), names: {} }))).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('shows, replaces and removes a company’s logo; equal pictures share a URL (T-12)', async () => {
    const { companies } = await open();
    const form = { website: '', city: '', industry: 'Payments' };
    const { companyId, logo } = await companies.add({ ...form, name: 'Koyal Pay' });
    expect(logo).toBeNull();
    const first = await companies.showLogo(companyId, await aPicture('png'));
    expect(first).toMatchObject({ companyId, version: 1, logo: expect.stringMatching(/^\/images\/[a-z0-9]+$/) });
    expect((await companies.list('')).items).toEqual([first]);
    const other = await companies.add({ ...form, name: 'Betwa' });
    expect(await companies.showLogo(other.companyId, await aPicture('png'))).toMatchObject({ logo: first.logo });
    const second = await companies.showLogo(companyId, await aPicture('png', { height: 30 }));
    expect(second.logo).not.toBe(first.logo);
    expect(await companies.removeLogo(companyId)).toMatchObject({ companyId, logo: null });
    expect(await companies.removeLogo(companyId)).toMatchObject({ companyId, logo: null });
    expect((await companies.list('Betwa')).items).toMatchObject([{ logo: first.logo }]);
  });

  it('refuses a logo that is no picture, or for a missing company (T-12)', async () => {
    const { companies } = await open();
    const { companyId } = await companies.add({ name: 'Koyal Pay', website: '', city: '', industry: 'Payments' });
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(companies.showLogo(companyId, drawing)).rejects.toMatchObject({ kind: 'invalid', code: 'PICTURE_UNREADABLE' });
    await expect(companies.showLogo('k0000000000000zz', await aPicture('png'))).rejects.toMatchObject({ kind: 'missing' });
    await expect(companies.removeLogo('k0000000000000zz')).rejects.toMatchObject({ kind: 'missing' });
    expect((await companies.list('')).items).toMatchObject([{ logo: null }]);
  });

  it('adds a company, finds it by part of its name, and changes it (T-12)', async () => {
    const { companies } = await open();
    const form = { name: ' Koyal  Pay ', website: 'koyal.example', city: 'Pune', industry: 'Payments' };
    const made = await companies.add(form);
    expect(made).toMatchObject({ name: 'Koyal Pay', urlName: 'koyal-pay', website: 'https://koyal.example', city: 'Pune', industry: 'Payments', version: 1 });
    await companies.add({ name: 'Betwa Steel', website: '', city: '', industry: 'Steel' });
    expect((await companies.list('OYAL')).items.map(({ name }) => name)).toEqual(['Koyal Pay']);
    expect((await companies.list('%')).items).toEqual([]);
    const first = await companies.list('', null, 1);
    expect([first.items[0]?.name, (await companies.list('', first.next, 1)).items[0]?.name]).toEqual(['Betwa Steel', 'Koyal Pay']);
    const renamed = await companies.change(made.companyId, 1, { ...form, name: 'Koyal Payments', city: 'Mumbai' });
    expect(renamed).toMatchObject({ name: 'Koyal Payments', urlName: 'koyal-payments', city: 'Mumbai', version: 2, companyId: made.companyId });
    expect(await companies.at(made.companyId)).toEqual(renamed);
    await expect(companies.at('k0000000000000zz')).rejects.toMatchObject({ kind: 'missing' });
    await expect(companies.change(made.companyId, 1, form)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(companies.add({ ...form, name: 'KOYAL payments' })).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(companies.add({ ...form, name: 'Other', website: 'javascript:alert(1)' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await companies.add({ ...form, name: 'Koyal Pay' })).toMatchObject({ urlName: 'koyal-pay-2' });
    expect(await companies.add({ ...form, name: 'कोयल पे' })).toMatchObject({ name: 'कोयल पे', urlName: 'koyal-pe' });
    expect(await companies.add({ ...form, name: 'कोयल पै' })).toMatchObject({ urlName: 'koyal-pai' });
    expect(await companies.add({ ...form, name: 'चाँदनी' })).toMatchObject({ urlName: 'chandni' });
    expect(await companies.add({ ...form, name: 'चांदनि' })).toMatchObject({ urlName: 'chandni-2' });
  });

  it('merges a company into another, once (T-12)', async () => {
    const { companies } = await open();
    const from = await companies.add({ name: 'Koyal Pay', website: '', city: '', industry: 'Payments' });
    const into = await companies.add({ name: 'Koyal', website: '', city: '', industry: 'Payments' });
    expect(await companies.countsOf(from.companyId)).toEqual({ posts: 0, members: 0, careers: 0 });
    await expect(companies.merge(from.companyId, 1, from.companyId)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(companies.merge(from.companyId, 2, into.companyId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await companies.merge(from.companyId, 1, into.companyId)).toMatchObject({ companyId: into.companyId, name: 'Koyal' });
    expect((await companies.list('')).items.map(({ name }) => name)).toEqual(['Koyal']);
    await expect(companies.merge(from.companyId, 1, into.companyId)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('adds and removes watched words once each, and previews their effect (T-12)', async () => {
    const { words } = await open();
    const before = await words.list();
    expect(before).toContain('saala');
    expect(await words.add(' Wort  wort ')).toEqual([...before, 'wort wort'].toSorted());
    expect(await words.add('wort wort')).toHaveLength(before.length + 1);
    expect(await Promise.all(['ye kutta phir aaya', 'My notice period', 'you chutiya'].map((text) => words.fateOf(text)))).toEqual([
      'held',
      'published',
      'refused',
    ]);
    expect(await words.remove(' KUTTA ')).not.toContain('kutta');
    expect(await words.remove('kutta')).toHaveLength(before.length);
    expect(await words.fateOf('ye kutta phir aaya')).toBe('published');
    for (const word of ['...', 'a', 'I', '12', 'the', 'salary', 'hai']) await expect(words.add(word)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('says in its log what was changed, the last first, by pages (S-123)', async () => {
    const { words, log } = await open();
    expect(await log.entries()).toEqual({ items: [], next: null });
    await words.add('wort');
    await words.add('wort');
    await words.add('unkraut');
    await words.remove('wort');
    const first = await log.entries(null, 2);
    const second = await log.entries(first.next, 2);
    expect([...first.items, ...second.items].map(({ action, subject, changes }) => [action, subject, changes])).toEqual([
      ['word-removed', 'wort', []],
      ['word-added', 'unkraut', []],
      ['word-added', 'wort', []],
    ]);
    expect([first.items.length, second.next]).toEqual([2, null]);
    await expect(log.entries('elsewhere')).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });
}
