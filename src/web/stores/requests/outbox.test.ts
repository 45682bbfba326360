import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Failure, failureKinds } from '#core/failure.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { settled as drained } from '#tests/settled.ts';
import { DeviceOutbox, together } from './outbox.ts';
import { passing } from './passing.ts';
import { settled } from './request.ts';

function device(...waiting: readonly string[]) {
  const here = { waiting, sent: [] as string[], refused: [] as string[], problem: undefined as Failure | undefined };
  const connection = observable({ returns: 0 });
  const turns = new FakeTurns();
  const remove = (item: string) => (here.waiting = here.waiting.filter((each) => each !== item));
  const send = async (item: string) => {
    here.sent.push(item);
    await drained();
    if (here.problem) throw here.problem;
    return item;
  };
  const tab = (parts: Partial<ConstructorParameters<typeof DeviceOutbox<string, string>>[0]> = {}) =>
    new DeviceOutbox<string, string>({
      name: 'things',
      turns,
      waiting: () => here.waiting,
      key: (item) => item,
      send: (item) => settled(send(item)),
      settle: (item, outcome) => {
        remove(item);
        if (outcome?.status !== 'SUCCESS') here.refused.push(item);
      },
      when: () => connection.returns,
      ...parts,
    });
  return { here, connection, tab };
}

describe('an outbox', () => {
  it('sends what waits one by one, the oldest first, also what is put in meanwhile', async () => {
    const { here, tab } = device('one', 'two');
    const sending = tab().send();
    here.waiting = [...here.waiting, 'three'];
    await sending;
    expect([here.sent, here.waiting, here.refused]).toEqual([['one', 'two', 'three'], [], []]);
  });

  it('sends each once from two tabs, and from one asked twice without turns', async () => {
    const { here, tab } = device('one', 'two');
    await Promise.all([tab().send(), tab().send()]);
    expect(here.sent).toEqual(['one', 'two']);
    here.waiting = ['three'];
    const atOnce = <Done>(_name: string, work: () => Promise<Done>) => work();
    const alone = tab({ turns: { alone: atOnce, together: atOnce } });
    await Promise.all([alone.send(), alone.send()]);
    expect(here.sent).toEqual(['one', 'two', 'three']);
  });

  it.each(failureKinds)('keeps what fails as %s only if that passes, and lets nothing overtake it', async (kind) => {
    const { here, tab } = device('one', 'two');
    here.problem = new Failure(kind);
    await tab().send();
    const passes = passing.includes(kind);
    expect([here.sent, here.waiting, here.refused]).toEqual(passes ? [['one'], ['one', 'two'], []] : [['one', 'two'], [], ['one', 'two']]);
  });

  it('sends with every occasion, and tells of each', async () => {
    const { here, connection, tab } = device('one');
    let occasions = 0;
    tab({ after: () => occasions++ });
    here.problem = new Failure('offline');
    runInAction(() => connection.returns++);
    await drained();
    await drained();
    expect([here.waiting, occasions]).toEqual([['one'], 1]);
    here.problem = undefined;
    runInAction(() => connection.returns++);
    await drained();
    await drained();
    runInAction(() => connection.returns++);
    await drained();
    expect([here.waiting, here.sent, occasions]).toEqual([[], ['one', 'one'], 3]);
  });

  it('withdraws what may not go, and never resends at once what it cannot remove', async () => {
    const { here, tab } = device('one', 'two');
    await tab({ send: async () => undefined }).send();
    expect([here.waiting, here.refused]).toEqual([[], ['one', 'two']]);
    here.waiting = ['three'];
    await tab({ settle: () => undefined }).send();
    expect([here.waiting, here.sent]).toEqual([['three'], ['three']]);
  });

  it('lets something new go after what a tab is sending, beside other new things', async () => {
    const { here, tab } = device('one', 'two');
    const [sending, answer] = [tab().send(), Promise.withResolvers<void>()];
    const slow = tab().beside(() => answer.promise);
    await tab().beside(async () => void here.sent.push('new'));
    answer.resolve();
    await Promise.all([sending, slow]);
    expect(here.sent).toEqual(['one', 'two', 'new']);
  });

  it('takes the first together, as many as go at once', () => {
    expect([together(['a', 'b', 'c'], 2), together([], 2)]).toEqual([[['a', 'b']], []]);
  });
});
