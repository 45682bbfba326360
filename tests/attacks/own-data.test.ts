import { expect, it } from 'vitest';
import type { OwnData, OwnRow } from '#core/own-data/own-data.ts';
import type { Page } from '#core/page.ts';
import { sealedMessage } from '#server/adapters/chat/sealed-message.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { aCommunity, aDraft } from '#tests/content.ts';
import { openPostServer, type MemberPorts, type PostServer } from '#tests/post-server.ts';

async function everyRow(ask: (cursor: string | null) => Promise<Page<OwnRow>>): Promise<readonly OwnRow[]> {
  const first = await ask(null);
  const found = [...first.items];
  for (let { next } = first; next !== null;) {
    const page = await ask(next);
    found.push(...page.items);
    ({ next } = page);
  }
  return found;
}

const said = (who: string, what: string): string => `${who} says of the ${what}.`;

type Named = readonly [member: MemberPorts, name: string];

/** Performs every interaction under either name. Returns a block, after which nothing is answered. */
async function meet(server: PostServer, [one, name]: Named, [other, others]: Named): Promise<() => Promise<void>> {
  const blocking: (() => Promise<unknown>)[] = [];
  for (const profileType of ['ANONYMOUS', 'DESIGNATION'] as const) {
    const [by, theirs] = [one, other].map((member) => (profileType === 'ANONYMOUS' ? member.byKey : member.bySession));
    if (!by || !theirs) continue;
    const draft = (who: string) => aDraft(server.communities[0], { title: said(who, 'title'), content: said(who, 'post'), profileType });
    const comment = (who: string) => ({ submissionKey: `comment-of-own-data-${name}-${who}-${profileType}`, content: said(who, 'comment'), profileType });
    await by.posts.create(draft(name));
    const made = await theirs.posts.create(draft(others));
    if (!('postId' in made)) throw new Error('The post was refused.');
    const { postId } = made;
    const resource = { resourceId: postId, resourceType: 'POST' } as const;
    await by.comments.write(postId, comment(name));
    await theirs.comments.write(postId, comment(others));
    await by.votes.cast(resource, 'up');
    await by.reports.file({ ...resource, reason: 'personal-details', note: said(name, 'report') });
    await by.posts.hide(postId);
    blocking.push(() => by.mutes.add(resource, 'BLOCK', profileType));
  }
  return async () => {
    for (const block of blocking) await block();
  };
}

async function talk({ db, secrets }: PostServer, members: readonly Named[]): Promise<void> {
  await db.insertInto('conversation').values({ id: 'talk', kind: 'direct', name: null, pair_key: 'pair', disappears_days: null, last_seq: 2 }).execute();
  for (const [at, [{ key: persona_ref }, name]] of members.entries()) {
    await db
      .insertInto('chat_member')
      .values({ id: `place ${at}`, conversation_id: 'talk', persona_ref, state: 'joined' })
      .execute();
    const row = { conversation_id: 'talk', author_ref: persona_ref, locked_for: null, posted_at: new Date(), gone_on: '2027-11-20' };
    await db
      .insertInto('chat_message')
      .values({
        ...row,
        id: `message ${at}`,
        seq: at + 1,
        client_id: `client ${at}`,
        content: null,
        sealed: sealedMessage(secrets, { id: `message ${at}`, conversation_id: 'talk' }, sanitized(said(name, 'message'))),
      })
      .execute();
  }
}

it('a member’s export has no other’s writing, name or key (F-22, F-07, F-15, S-108)', async () => {
  const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  const [asha, ravi] = [server.aMember(), server.aMember()];
  const [me, them] = [[asha, 'Nimbus'] as const, [ravi, 'Zephyr'] as const];
  const blocks = [await meet(server, me, them), await meet(server, them, me)];
  for (const block of blocks) await block();
  await talk(server, [me, them]);
  const ownOf = (ownData: OwnData, of: 'ofAccount' | 'ofName') => everyRow((cursor) => ownData[of](cursor));
  const own = JSON.stringify([await ownOf(asha.bySession.ownData, 'ofAccount'), await ownOf(asha.byKey.ownData, 'ofName')]);
  for (const what of ['post', 'comment', 'report', 'message']) expect(own, what).toContain(said('Nimbus', what));
  const { userId } = ravi.caller.member;
  const ofRavi = ['Zephyr', userId, ravi.key, server.secrets.personaOf(userId), server.secrets.reference('votes', userId)];
  expect(ofRavi.filter((each) => own.includes(each))).toEqual([]);
});
