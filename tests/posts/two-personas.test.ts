import { describe, expect, it } from 'vitest';
import { contributionKinds } from '#core/kinds/contribution-kinds.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { renderPage } from '#web/app/print.tsx';
import { openTestSite } from '#tests/contract/site.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { aCompany } from '#tests/companies.ts';
import { aCommunity } from '#tests/content.ts';
import { testedKinds } from '#tests/kinds/tested-kinds.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { keepAwards } from '#tests/fakes/awards/keep-awards.ts';
import { keepCommunities } from '#tests/post-server.ts';
import { keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { crawl, reading } from '#tests/anonymity/crawl.ts';
import { sharedBeyond, tracesOf } from '#tests/anonymity/traces.ts';
import { treeOfBytes, treeOfJson, treeOfPage } from '#tests/anonymity/tree.ts';
import { speakTwice } from '#tests/anonymity/both-personas.ts';

const hourMs = 3_600_000;
const someTimeMs = 2 * hourMs + 754_321;

/** Server where three members spoke under both personas, each member's at one moment. */
async function openServerOfTwo() {
  const server = await openLoginServer(new DemoProviders(), 1_000, {
    site: openTestSite(renderPage),
    pushKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  });
  await fillGround(server.db);
  await fillReferences(server.db);
  await keepInTables(server.db, [aCompany({ name: 'Koyal Lending', urlName: 'koyal-lending', locations: ['Pune'] })]);
  await keepAwards(server.db, closedWorld);
  const topic = aCommunity();
  await keepCommunities(server.db, [topic, aCommunity({ type: 'department' })]);
  const { id: companyId } = await server.db.selectFrom('company').select('id').where('url_name', '=', 'koyal-pay').executeTakeFirstOrThrow();
  for (const kind of contributionKinds) await testedKinds[kind].keepShown(server.db, companyId);
  await keepJob(server.db, { companyId, firstSeen: '2026-11-01' });
  server.clock.advance(4 * hourMs);
  const host = await speakTwice({ server, communityId: topic.entityId }, 'student');
  const stage = { server, communityId: topic.entityId, postId: host.DESIGNATION.ids[1] ?? '' };
  server.clock.advance(someTimeMs);
  const me = await speakTwice(stage, 'mail');
  server.clock.advance(someTimeMs);
  const other = await speakTwice(stage, 'portal');
  const [receiptNumber, grievanceId] = [await leave(server), await complain(server)];
  server.clock.advance(someTimeMs);
  return { server, me, others: [host.ANONYMOUS, host.DESIGNATION, other.ANONYMOUS, other.DESIGNATION], receiptNumber, grievanceId };
}

/** Job of the reference lists, by its name in URLs. */
const aJob = 'software-engineer';

async function leave(server: LoginServer): Promise<string> {
  const leaver = server.browser();
  await leaver.logIn(subjectOf('unemployed'));
  return (await leaver.call('deleteUser')).json().receiptNumber;
}

async function complain(server: LoginServer): Promise<string> {
  return (await server.browser().call('submitGrievance')).json().grievanceId;
}

describe('the two personas of one member', () => {
  it('share nothing of six characters that others read, unless everyone shares it (F-16, F-17, S-42)', async () => {
    const { server, me, others, receiptNumber, grievanceId } = await openServerOfTwo();
    const personas = [me.ANONYMOUS, me.DESIGNATION, ...others];
    const known = [
      ['receiptNumber', receiptNumber],
      ['grievanceId', grievanceId],
      ['designation', aJob],
      ['jobProfile', aJob],
      ['skillUrl', 'sql'],
      ['collegeUrl', 'gauhati-university'],
      ['hrUrl', 'all'],
      ['path', '/list-of-companies'],
      ...['pra', ...personas.map(({ word }) => word)].map((q) => ['q', q] as const),
    ] as const;
    const reader = server.browser();
    await reader.logIn(subjectOf('reader'));
    const [guest, member] = [await crawl(server.browser(), known), await crawl(reader, known)];
    expect(reading.filter(({ isOpen, operationId }) => isOpen && !guest.answered.has(operationId)).map(({ operationId }) => operationId)).toEqual([]);

    const traces = tracesOf([...guest.trees, ...member.trees], personas);
    const [one, two, ...rest] = personas.map((persona) => traces.get(persona) ?? new Set<string>());
    for (const texts of [one, two]) expect(texts?.size).toBeGreaterThan(100);
    expect(sharedBeyond(one ?? new Set(), two ?? new Set(), rest)).toEqual([]);
  });
});

describe('an attacker who looks for what two personas share', () => {
  const personas = [
    { word: 'sparrow', ids: ['k3v9x0q2'] },
    { word: 'buffalo', ids: ['m7c1t8zb'] },
    { word: 'control', ids: ['p4d8w5ry'] },
  ];
  const posts = (...[one, two, three]: readonly object[]) => [
    treeOfJson(
      JSON.stringify({
        next: 'eyJhbGwiOjF9',
        items: [
          { title: 'A sparrow asks', ...one },
          { title: 'A buffalo asks', ...two },
          { title: 'A control asks', ...three },
        ],
      }),
    ),
  ];
  const shared = (trees: readonly ReturnType<typeof treeOfJson>[]): string[] => {
    const [one, two, ...rest] = [...tracesOf(trees, personas).values()];
    return sharedBeyond(one ?? new Set(), two ?? new Set(), rest);
  };

  it.each([
    ['nothing', posts({ kind: 'offers' }, { kind: 'offers' }, { kind: 'offers' }), []],
    ['the name of a picture', posts({ avatar: '63-amber' }, { avatar: '63-amber' }, { avatar: '17-sky' }), ['63-amber']],
    ['a moment', posts({ at: 1_795_190_400_123 }, { at: 1_795_190_400_123 }, { at: 1_795_190_407_456 }), ['1795190400123']],
    [
      'a part of an id',
      posts({ by: { ref: 'a-9f3k2m7q' }, n: 1 }, { by: { ref: 'd-9f3k2m7q' }, n: 2 }, { by: { ref: 'a-77777777' } }),
      ['9f3k2m7q', 'a-9f3k2m7q'],
    ],
    ['the id of the other', posts({ also: 'm7c1t8zb' }, {}, {}), ['m7c1t8zb']],
    ['an attribute of a page', [treeOfPage('<main><br><p data-by="x81hq2">sparrow</p><p data-by="x81hq2">buffalo</p><p>control</p></main>')], ['x81hq2']],
    [
      'what a camera wrote',
      ['sparrow', 'buffalo'].map((word) => ({ texts: [word], parts: [treeOfBytes(Buffer.from('\u0000\u0001PhoneOfAsha\u0002', 'latin1'))] })),
      ['PhoneOfAsha'],
    ],
  ])('finds %s', (_what, trees, found) => expect(shared(trees)).toEqual(found));
});
