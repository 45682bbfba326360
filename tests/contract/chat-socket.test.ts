import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lintSockets } from '#scripts/openapi/lint-sockets.ts';
import { LiveFixture } from '#tests/attacks/live-world.ts';
import { answersTo, askedKeys, faultsOf, socketContract, sentKeys } from './socket-contract.ts';

describe('the contract of the socket (K-20)', () => {
  it('is written as AsyncAPI says', async () => {
    expect(await lintSockets()).toEqual([]);
  });

  it('has examples that keep it', () => {
    for (const [key, { examples }] of Object.entries(socketContract.components.messages)) {
      expect(examples.length, key).toBeGreaterThan(0);
      for (const { payload } of examples) expect(faultsOf(key, payload)).toEqual([]);
    }
  });

  it('refuses what is none of its messages', () => {
    expect(faultsOf('message', { seq: 1 })).not.toEqual([]);
    expect(faultsOf('done', { more: 1 })).not.toEqual([]);
    expect(faultsOf('send', { conversationId: 'c8d1f0c2m7c1t8zb' })).not.toEqual([]);
  });

  it('is stored by what is asked, answered and sent, each event once at least', async () => {
    const world = await LiveFixture.open();
    const [member, name] = [world.aMember(), world.aName()];
    const conversationId = world.aConversation([member, name]);
    const [here, there] = await Promise.all([world.connected(member), world.connected(name)]);
    const ask = async (event: string, payload: object, key: string): Promise<void> => {
      expect(faultsOf(askedKeys.get(event) ?? event, payload)).toEqual([]);
      expect(answersTo(event)).toContain(key);
      expect(faultsOf(key, await here.ask(event, payload))).toEqual([]);
    };
    await there.join(conversationId);
    await ask('join', { conversationIds: [conversationId, 'x8d1f0c2m7c1t8zb'] }, 'joinAnswer');
    await ask('message:send', { conversationId, clientMessageId: randomUUID(), text: 'Did they raise it?' }, 'sendAnswer');
    await ask('typing', { conversationId }, 'done');
    await ask('read', { conversationId, upTo: 1 }, 'done');
    await ask('message:send', { conversationId: 'x8d1f0c2m7c1t8zb', clientMessageId: randomUUID(), text: 'To nobody' }, 'refusal');
    const [message] = world.messagesOf(conversationId);
    if (message) world.news.tell({ kind: 'changed', message: { ...message, status: 'DELETED', text: '', personId: null, sentAt: null }, hiddenFrom: [] });
    world.news.tell({ kind: 'conversation', conversationId, refs: [name.ref] });
    world.news.tell({ kind: 'notification', refs: [name.ref] });
    await ask('leave', { conversationIds: 'ALL' }, 'done');
    world.news.tell({ kind: 'over', refs: [name.ref] });
    await there.until('session-over');
    expect(new Set(there.heard.map((each) => each.name))).toEqual(new Set(sentKeys.keys()));
    for (const { name: event, value } of there.heard) expect(faultsOf(sentKeys.get(event) ?? event, value)).toEqual([]);
  });
});
