import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mostWatchedWords } from '#core/administration/watched-word-list.ts';
import { routes } from '#contract/generated/administration.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeAdministeredTopics } from '#tests/fakes/administration/fake-administered-topics.ts';
import { FakeAdministratorLog } from '#tests/fakes/administration/fake-administrator-log.ts';
import { FakeWatchedWordList } from '#tests/fakes/administration/fake-watched-word-list.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPostServer, draftOf, published } from '#tests/posts/helpers.ts';
import { aDraft } from '#tests/content.ts';
import { httpAdministeredCompanies } from '#web/adapters/administration/http-administered-companies.ts';
import { httpAdministeredTopics } from '#web/adapters/administration/http-administered-topics.ts';
import { httpAdministratorLog } from '#web/adapters/administration/http-administrator-log.ts';
import { httpWatchedWordList } from '#web/adapters/administration/http-watched-word-list.ts';
import { aTopicForm, keepsAdministration, type OpenedAdministration } from './administration.ts';

const inMemory = async (): Promise<OpenedAdministration> => {
  const log = new FakeAdministratorLog();
  return { topics: new FakeAdministeredTopics(), companies: new FakeAdministeredCompanies(), words: new FakeWatchedWordList(log), log };
};

const inTheDatabase = async (): Promise<OpenedAdministration> => {
  const ports = (await aPostServer()).aMember({ role: 'administrator' });
  return { topics: ports.administeredTopics, companies: ports.administeredCompanies, words: ports.watchedWordList, log: ports.administratorLog };
};

const overTheWire = async (): Promise<OpenedAdministration> => {
  const server = await aPostServer();
  const { caller } = server.aMember({ role: 'administrator' });
  const app = await appOver(server, { holding: async () => caller });
  const administration = browserOf(app, server.clock, { AT: 'token' }).service(routes);
  return {
    topics: httpAdministeredTopics(administration),
    companies: httpAdministeredCompanies(administration),
    words: httpWatchedWordList(administration),
    log: httpAdministratorLog(administration),
  };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('administration, %s', (_where, open) => void keepsAdministration(open));

const aCompanyForm = { name: 'Koyal Pay', website: '', city: '', industry: 'Payments' };

describe('the administration of an installation', () => {
  it('loses markup and hidden signs, in what everyone reads as in its log (S-54)', async () => {
    const { administeredTopics, administeredCompanies, watchedWordList, administratorLog } = (await aPostServer()).aMember({ role: 'administrator' });
    const hidden = '\u202e\u0007<b>';
    const form = { ...aTopicForm(), name: `Pay ${hidden} slips`, names: { hi: `वेतन${hidden}` }, about: `${hidden}On pay.`, abouts: { hi: `वेतन पर।${hidden}` } };
    const { entityId, version, ...topic } = await administeredTopics.add(form);
    expect(topic).toMatchObject({ name: 'Pay slips', names: { hi: 'वेतन' }, about: 'On pay.', abouts: { hi: 'वेतन पर।' } });
    await administeredTopics.change(entityId, version, { ...form, about: `${hidden}On pay slips.` });
    const company = { name: `Koyal${hidden} Pay`, website: '', city: `Pune${hidden}`, industry: `${hidden}Payments` };
    expect(await administeredCompanies.add(company)).toMatchObject({ name: 'Koyal Pay', city: 'Pune', industry: 'Payments' });
    expect(await watchedWordList.add(`wort${hidden}`)).toContain('wort');
    const { items } = await administratorLog.entries();
    expect(items.map(({ subject, changes }) => [subject, ...changes.map(({ after }) => after)])).toEqual([
      ['wort'],
      ['Koyal Pay'],
      ['Pay slips', 'On pay slips.'],
      ['Pay slips'],
    ]);
    for (const name of [hidden, '\u200b\u200b', '\u3164'])
      await expect(administeredTopics.add({ ...form, name })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    for (const website of ['https://koyal.example/\u202egnp', '\u202ehttps://koyal.example'])
      await expect(administeredCompanies.add({ ...company, name: 'Bulbul', website })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    const alike = { name: 'Koyal P\u0430y', website: '', city: '', industry: 'Payments' };
    await expect(administeredCompanies.add(alike)).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(administeredTopics.add({ ...form, name: 'P\u0430y slips', names: {} })).rejects.toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('is there for no guest, no member and no moderator, whatever they ask (S-38, S-44)', async () => {
    const server = await aPostServer();
    const { administeredTopics } = server.aMember({ role: 'administrator' });
    const { entityId } = await administeredTopics.add(aTopicForm());
    const callers = [
      [server.guest, 'signed-out'],
      [server.aMember(), 'missing'],
      [server.aMember({ role: 'moderator' }), 'missing'],
    ] as const;
    for (const [ports, kind] of callers) {
      const { administeredTopics: topics, administeredCompanies: companies, watchedWordList: words, administratorLog: log } = ports;
      const asked = [
        () => topics.list(),
        () => topics.add(aTopicForm({ name: 'Mine', names: {} })),
        () => topics.change(entityId, 1, aTopicForm({ name: 'Mine' })),
        () => companies.list(''),
        () => companies.add(aCompanyForm),
        () => companies.change(entityId, 1, aCompanyForm),
        () => companies.countsOf(entityId),
        () => companies.merge(entityId, 1, 'other'),
        () => companies.showLogo(entityId, new Uint8Array()),
        () => companies.removeLogo(entityId),
        () => words.list(),
        () => words.add('mine'),
        () => words.remove('kutta'),
        () => words.fateOf('mine'),
        () => log.entries(),
      ];
      for (const ask of asked) await expect(ask()).rejects.toMatchObject({ kind });
    }
    expect(await administeredTopics.list()).toHaveLength(server.communities.length + 1);
  });

  it('limits the number of watched words, and accepts each just once (T-12)', async () => {
    const server = await aPostServer();
    const { watchedWordList: words } = server.aMember({ role: 'administrator' });
    const room = mostWatchedWords - (await words.add('wort')).length;
    await sql`insert into watched_word (word, added_on) select 'wort ' || number, date '2026-11-20' from generate_series(1, ${room}::integer) as number`.execute(
      server.db,
    );
    await expect(words.add('unkraut')).rejects.toMatchObject({ kind: 'conflict', code: 'TOO_MANY' });
    expect(await words.add(' WORT ')).toHaveLength(mostWatchedWords);
    expect(await words.remove('wort')).toHaveLength(mostWatchedWords - 1);
    expect(await words.add('unkraut')).toContain('unkraut');
  });

  it('logs who changed what, newest first, without naming former administrators (S-123)', async () => {
    const server = await aPostServer();
    const first = server.aMember({ role: 'administrator' });
    await server.db.updateTable('account').set({ role: 'administrator' }).where('id', '=', first.caller.member.userId).execute();
    const { entityId } = await first.administeredTopics.add(aTopicForm());
    await first.administeredTopics.change(entityId, 1, aTopicForm({ name: 'Bonds', isClosed: true }));
    await first.watchedWordList.add('wort');
    await first.watchedWordList.add('wort');
    const { items, next } = await first.administratorLog.entries(null, 2);
    expect(items.map(({ action, subject, changes }) => ({ action, subject, changes }))).toEqual([
      { action: 'word-added', subject: 'wort', changes: [] },
      {
        action: 'topic-closed',
        subject: 'Bonds and agreements',
        changes: [
          { field: 'name', before: 'Bonds and agreements', after: 'Bonds' },
          { field: 'isClosed', before: 'no', after: 'yes' },
        ],
      },
    ]);
    expect((await first.administratorLog.entries(next)).items.map(({ action, actedAt }) => [action, actedAt])).toEqual([['topic-added', server.clock.now()]]);
    await expect(first.administratorLog.entries('x')).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  it('lets one of many raced changes win, and logs that one (T-12)', async () => {
    const server = await aPostServer();
    const { administeredTopics: topics, administratorLog: log } = server.aMember({ role: 'administrator' });
    const { entityId } = await topics.add(aTopicForm());
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => topics.change(entityId, 1, aTopicForm({ about: `Said ${at}.` }))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await log.entries()).items.map(({ action }) => action)).toEqual(['topic-changed', 'topic-added']);
    const twins = await Promise.allSettled([1, 2, 3].map(() => topics.add(aTopicForm({ name: 'Twin', names: {} }))));
    expect(twins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('closes a topic for new posts, while old ones stay readable and answerable (T-12)', async () => {
    const server = await aPostServer();
    const [{ entityId, slug }] = server.communities;
    const writer = server.aMember();
    const postId = await published(server, writer);
    const { administeredTopics: topics } = server.aMember({ role: 'administrator' });
    const form = aTopicForm({ name: 'Closed', isClosed: true });
    await topics.change(entityId, 1, form);
    expect(await writer.posts.create(aDraft(server.communities[0]))).toMatchObject({ refusal: 'COMMUNITY_CLOSED' });
    expect(await server.guest.communities.at({ type: 'topic', key: slug })).toMatchObject({ isClosed: true, name: 'Closed' });
    expect(await server.guest.posts.at(postId)).toMatchObject({ status: 'LIVE' });
    await writer.comments.write(postId, draftOf('I would ask for it by mail.'));
    await topics.change(entityId, 2, { ...form, isClosed: false });
    await published(server, writer);
  });

  it('holds back new texts by the words of this installation (T-12, R-064)', async () => {
    const server = await aPostServer();
    const { watchedWordList: words } = server.aMember({ role: 'administrator' });
    await words.add('wort');
    await words.remove('kutta');
    const writer = server.aMember();
    expect(await writer.posts.create(aDraft(server.communities[0], { content: 'A made up wort stands here.' }))).toMatchObject({ status: 'FLAGGED' });
    expect(await writer.posts.create(aDraft(server.communities[0], { content: 'ye kutta phir aaya' }))).toMatchObject({ status: 'LIVE' });
  });
});
