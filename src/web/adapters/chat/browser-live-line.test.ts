import { describe, expect, it, onTestFinished } from 'vitest';
import type { LineState, LiveEvent, LiveLine } from '#core/chat/live-line.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import type { ChatMessage, MessageDraft } from '#core/chat/message.ts';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { settled } from '#tests/settled.ts';
import { BrowserLiveLine } from './browser-live-line.ts';

const aMessage = (conversationId: string, seq: number, text = 'Hello'): ChatMessage => ({
  messageId: `m${seq}`,
  conversationId,
  seq,
  clientMessageId: crypto.randomUUID(),
  personId: null,
  author: { profileType: 'DESIGNATION', name: 'Nurse', avatar: undefined, isVerified: false },
  status: 'LIVE',
  text,
  picture: null,
  sentOn: '2026-11-20',
  sentAt: null,
});

/** Line to a server that knows only message counts. */
class StubLine implements LiveLine {
  readonly rooms = new Set<string>();
  readonly sent: string[] = [];
  personas: readonly ProfileType[] = [];
  isClosed = false;
  armed = 0;
  #heard: (event: LiveEvent) => void = () => undefined;
  #changed: (state: LineState) => void = () => undefined;
  readonly #lasts: ReadonlyMap<string, number>;

  constructor(lasts: ReadonlyMap<string, number>) {
    this.#lasts = lasts;
  }

  open(personas: readonly ProfileType[]): void {
    this.personas = personas;
    this.#changed({ isLive: true, tries: 0, error: undefined });
  }

  close(): void {
    this.isClosed = true;
  }

  arm(): void {
    this.armed++;
  }

  listen(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void {
    [this.#heard, this.#changed] = [heard, changed];
    changed({ isLive: this.personas.length > 0, tries: 0, error: undefined });
    return () => undefined;
  }

  async join({ conversationId }: ConversationKey): Promise<number> {
    const last = this.#lasts.get(conversationId);
    if (last === undefined) throw new Failure('missing', undefined, { code: 'NOT_FOUND' });
    this.rooms.add(conversationId);
    return last;
  }

  leave(conversation: ConversationKey | 'ALL'): void {
    if (conversation !== 'ALL') this.rooms.delete(conversation.conversationId);
  }

  async send({ conversationId }: ConversationKey, { text }: MessageDraft): Promise<ChatMessage> {
    this.sent.push(text);
    return aMessage(conversationId, 9, text);
  }

  typing(): void {
    this.sent.push('typing');
  }

  read(_conversation: ConversationKey, upTo: number): void {
    this.sent.push(`read ${upTo}`);
  }

  tell(event: LiveEvent): void {
    this.#heard(event);
  }
}

/** Browser locks that can be stolen. */
class StubLocks {
  #local: { readonly fail: (error: Error) => void } | undefined;
  readonly #queue: (() => void)[] = [];

  readonly request = async (_name: string, options: unknown, hold?: unknown): Promise<unknown> => {
    const { steal = false } = options as { readonly steal?: boolean };
    const work = hold as () => Promise<void>;
    // A browser grants a lock in another process, and the answer takes its time.
    await settled();
    if (steal) this.#local?.fail(new DOMException('stolen', 'AbortError'));
    else if (this.#local) await new Promise<void>((resolve) => this.#queue.push(resolve));
    const { promise: stolen, reject: fail } = Promise.withResolvers<undefined>();
    const mine = { fail };
    this.#local = mine;
    await Promise.race([work(), stolen]);
    if (this.#local === mine) {
      this.#local = undefined;
      this.#queue.shift()?.();
    }
    return undefined;
  };
}

class Browser {
  readonly lasts = new Map<string, number>();
  readonly lines: StubLine[] = [];
  readonly clock = new FakeClock();
  readonly locks = new StubLocks();
  readonly #name = crypto.randomUUID();

  tab(member = 'sita', isSharing = true) {
    const tabs = new FakeTabs();
    const sleep = { isDeep: false };
    const line = new BrowserLiveLine({
      member,
      clock: this.clock,
      tabs,
      makeId: () => crypto.randomUUID(),
      line: () => {
        const made = new StubLine(this.lasts);
        this.lines.push(made);
        return made;
      },
      ...(isSharing && {
        locks: { request: this.locks.request } as Pick<LockManager, 'request'>,
        openChannel: () => {
          const channel = new BroadcastChannel(this.#name);
          const listen = channel.addEventListener.bind(channel);
          channel.addEventListener = (name: string, heard: unknown) =>
            listen(name, (event) => void (sleep.isDeep || (typeof heard === 'function' && heard(event))));
          return channel;
        },
      }),
    });
    const recorded = new Recorded();
    line.listen(recorded.hear, recorded.change);
    onTestFinished(() => line.close());
    return { line, tabs, recorded, sleep };
  }

  get open(): readonly StubLine[] {
    return this.lines.filter(({ isClosed }) => !isClosed);
  }
}

class Recorded {
  readonly events: LiveEvent[] = [];
  readonly states: LineState[] = [];
  #woken: () => void = () => undefined;

  readonly hear = (event: LiveEvent): void => {
    this.events.push(event);
    this.#woken();
  };

  readonly change = (state: LineState): void => {
    this.states.push(state);
    this.#woken();
  };

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => (this.#woken = resolve));
  }
}

const inRoom = { conversationId: 'c1', as: 'DESIGNATION' } as const;

describe('the line of all tabs of a browser', () => {
  it('is one, in the first tab, through which the others send, join and hear', async () => {
    const browser = new Browser();
    browser.lasts.set('c1', 4).set('c2', 2);
    const [first, second] = [browser.tab(), browser.tab()];
    first.line.open(['DESIGNATION']);
    second.line.open(['DESIGNATION', 'ANONYMOUS']);
    expect(await second.line.join(inRoom)).toBe(4);
    expect(await first.line.join({ conversationId: 'c2' })).toBe(2);
    await expect(second.line.join({ conversationId: 'c3' })).rejects.toMatchObject({ kind: 'missing', code: 'NOT_FOUND' });
    expect(await second.line.send(inRoom, { clientMessageId: crypto.randomUUID(), text: 'From the second' })).toMatchObject({ text: 'From the second' });
    second.line.typing(inRoom);
    second.line.read(inRoom, 4);
    expect(await second.line.join(inRoom)).toBe(4);
    expect(browser.lines.map(({ sent }) => sent)).toEqual([['From the second', 'typing', 'read 4']]);
    expect(browser.lines[0]?.personas).toEqual(['ANONYMOUS', 'DESIGNATION']);
    browser.lines[0]?.tell({ kind: 'message', message: aMessage('c1', 5) });
    await second.recorded.until(() => second.recorded.events.length > 0);
    expect([first.recorded.events, second.recorded.events].map((events) => events.map(({ kind }) => kind))).toEqual([['message'], ['message']]);
    expect([first, second].map(({ recorded }) => recorded.states.at(-1)?.isLive)).toEqual([true, true]);
  });

  it('is in a room for as long as any tab wants to be', async () => {
    const browser = new Browser();
    browser.lasts.set('c1', 4);
    const [first, second] = [browser.tab(), browser.tab()];
    first.line.open(['DESIGNATION']);
    second.line.open(['DESIGNATION']);
    await Promise.all([first.line.join(inRoom), second.line.join(inRoom)]);
    first.line.leave(inRoom);
    expect([...(browser.lines[0]?.rooms ?? [])]).toEqual(['c1']);
    second.line.leave('ALL');
    await expect(second.line.join({ conversationId: 'c3' })).rejects.toMatchObject({ kind: 'missing' });
    expect([...(browser.lines[0]?.rooms ?? [])]).toEqual([]);
  });

  it('passes to the next tab, which joins all rooms and reports possible gaps', async () => {
    const browser = new Browser();
    browser.lasts.set('c1', 4).set('c2', 2);
    const [first, second, third] = [browser.tab(), browser.tab(), browser.tab()];
    for (const { line } of [first, second, third]) line.open(['DESIGNATION']);
    await Promise.all([second.line.join(inRoom), third.line.join({ conversationId: 'c2' })]);
    browser.lasts.set('c2', 3);
    first.line.close();
    await third.recorded.until(() => third.recorded.events.length > 0);
    expect(third.recorded.events).toEqual([{ kind: 'conversation', conversationId: 'c2' }]);
    expect(await third.line.send(inRoom, { clientMessageId: crypto.randomUUID(), text: 'Still here' })).toMatchObject({ text: 'Still here' });
    expect(browser.open).toHaveLength(1);
    expect([...(browser.open[0]?.rooms ?? [])].sort()).toEqual(['c1', 'c2']);
    expect(first.recorded.events).toEqual([]);
  });

  it('is never that of another member', async () => {
    const browser = new Browser();
    browser.lasts.set('c1', 4);
    const [sita, ravi] = [browser.tab('sita'), browser.tab('ravi', false)];
    sita.line.open(['DESIGNATION']);
    await sita.line.join(inRoom);
    ravi.line.open(['DESIGNATION']);
    await ravi.line.join(inRoom);
    browser.lines[0]?.tell({ kind: 'notification' });
    expect([sita.recorded.events.length, ravi.recorded.events.length]).toEqual([1, 0]);
    const stranger = browser.tab('ravi');
    stranger.line.open(['DESIGNATION']);
    const asked = stranger.line.join(inRoom);
    browser.clock.advance(9_000);
    await expect(asked).rejects.toMatchObject({ kind: 'offline' });
    expect(stranger.recorded.events).toEqual([]);
  });

  it('is taken from a tab that sleeps when the member comes to another', async () => {
    const { browser, sleeper, awake } = await twoTabs();
    browser.lasts.set('c1', 6);
    awake.tabs.comeBack();
    browser.clock.advance(3_000);
    await awake.recorded.until(() => awake.recorded.events.length > 0);
    expect(awake.recorded.events).toEqual([{ kind: 'conversation', conversationId: 'c1' }]);
    expect(browser.open).toHaveLength(1);
    // It wakes, and hears what the other has.
    sleeper.sleep.isDeep = false;
    browser.open[0]?.tell({ kind: 'notification' });
    await sleeper.recorded.until(() => sleeper.recorded.events.at(-1)?.kind === 'notification');
    expect(sleeper.recorded.states.at(-1)?.isLive).toBe(true);
  });

  it('is taken once from a tab that sleeps, however often the member presses meanwhile', async () => {
    const { browser, awake } = await twoTabs();
    awake.tabs.comeBack();
    awake.line.arm();
    browser.clock.advance(3_000);
    expect(await awake.line.send(inRoom, { clientMessageId: crypto.randomUUID(), text: 'Awake' })).toMatchObject({ text: 'Awake' });
    await settled();
    await settled();
    expect([browser.lines.length, browser.open.length, awake.recorded.states.at(-1)?.isLive]).toEqual([2, 1, true]);
  });

  it('is one for each tab where the browser has no locks', async () => {
    const browser = new Browser();
    browser.lasts.set('c1', 4);
    const [first, second] = [browser.tab('sita', false), browser.tab('sita', false)];
    first.line.open(['DESIGNATION']);
    second.line.open(['ANONYMOUS']);
    expect(await Promise.all([first.line.join(inRoom), second.line.join(inRoom)])).toEqual([4, 4]);
    expect(browser.open.map(({ personas }) => personas)).toEqual([['DESIGNATION'], ['ANONYMOUS']]);
    first.line.close();
    await expect(first.line.send(inRoom, { clientMessageId: 'x', text: 'Too late' })).rejects.toMatchObject({ kind: 'offline' });
  });
});

/** Two tabs in a conversation, where the one with the line sleeps. */
async function twoTabs() {
  const browser = new Browser();
  browser.lasts.set('c1', 4);
  const [sleeper, awake] = [browser.tab(), browser.tab()];
  sleeper.line.open(['DESIGNATION']);
  awake.line.open(['DESIGNATION']);
  await awake.line.join(inRoom);
  sleeper.sleep.isDeep = true;
  return { browser, sleeper, awake };
}
