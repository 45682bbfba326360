import type { ConversationKey } from '#core/chat/conversation.ts';
import { ackTimeoutMs, offLine, type LineState, type LiveEvent, type LiveLine } from '#core/chat/live-line.ts';
import type { ChatMessage, MessageDraft } from '#core/chat/message.ts';
import type { Clock } from '#core/clock.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { LeadLine } from './lead-line.ts';
import { LineListeners } from './line-listeners.ts';
import { isObject } from './read-live.ts';
import { TabAsks } from './tab-asks.ts';
import { roomNameOf, TabTalk, type TabAsk, type TabRoom, type TabSaid } from './tab-talk.ts';

export interface BrowserLineParts {
  /** Member of this page, since other members' tabs have their own line. */
  readonly member: string;
  readonly clock: Pick<Clock, 'after'>;
  readonly tabs: Pick<Tabs, 'watchReturn'>;
  readonly line: () => LiveLine;
  readonly makeId: () => string;
  /** Browser locks and channel, without which every tab has its own line. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly openChannel?: (() => BroadcastChannel) | undefined;
}

/** Sharing features that this browser supports. */
export const browserShares = (): Pick<BrowserLineParts, 'locks' | 'openChannel'> => ({
  locks: 'locks' in navigator ? navigator.locks : undefined,
  openChannel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel('daftar-line'),
});

/** Silence after which a tab counts as asleep and another takes the line. */
const sleepingMs = 3_000;
/** Slightly longer than the server's own timeout. */
const answerMs = ackTimeoutMs + 1_000;

/** One live line for all tabs, led by the tab with the Web Lock until the next takes over. */
export class BrowserLiveLine implements LiveLine {
  readonly #parts: BrowserLineParts;
  readonly #listeners = new LineListeners();
  readonly #asks: TabAsks;
  readonly #rooms = new Map<string, TabRoom>();
  #personas: readonly ProfileType[] = [];
  #talk: TabTalk | undefined;
  #lead: LeadLine | undefined;
  #isArming = false;
  #stopWatching: () => void = () => undefined;
  #letGo: () => void = () => undefined;

  constructor(parts: BrowserLineParts) {
    this.#parts = parts;
    this.#asks = new TabAsks(parts.clock, parts.makeId);
  }

  open(personas: readonly ProfileType[]): void {
    this.#personas = personas;
    if (this.#talk) return this.#wish();
    const { locks, openChannel, member, makeId, tabs } = this.#parts;
    const isShared = locks !== undefined && openChannel !== undefined;
    this.#talk = new TabTalk(isShared ? openChannel() : undefined, member, makeId());
    if (!isShared) return this.#takeLead(this.#talk);
    this.#talk.hear((tab, said) => this.#hear(tab, said));
    this.#stopWatching = tabs.watchReturn(() => this.arm());
    this.#wish();
    this.#queueForLead(this.#talk, false);
  }

  close(): void {
    this.#listeners.clear();
    this.#stopWatching();
    this.#talk?.say({ kind: 'bye' });
    this.#dropLead();
    this.#talk?.close();
    this.#talk = undefined;
    this.#rooms.clear();
    this.#personas = [];
    this.#asks.fail();
  }

  /** Takes the line from a sleeping tab, one attempt at a time, so that no tab steals from itself. */
  arm(): void {
    if (!this.#isArming) void this.#arm();
  }

  async #arm(): Promise<void> {
    const talk = this.#talk;
    this.#isArming = true;
    const isAnswered = await this.#ask({ what: 'arm' }, sleepingMs).then(
      () => true,
      () => false,
    );
    this.#isArming = false;
    if (!isAnswered && talk && this.#talk === talk && !this.#lead) this.#queueForLead(talk, true);
  }

  /** Reports the state at once and on each change. */
  listen(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void {
    return this.#listeners.add(heard, changed);
  }

  async join(conversation: ConversationKey): Promise<number> {
    const name = roomNameOf(conversation);
    if (!this.#rooms.has(name)) this.#rooms.set(name, { conversation, seq: undefined });
    const seq = await this.#ask({ what: 'join', conversation }).catch((error: unknown) => {
      if (Failure.from(error).kind !== 'offline') this.#rooms.delete(name);
      throw error;
    });
    if (typeof seq !== 'number') throw new Failure('broken');
    this.#knows(name, seq);
    return seq;
  }

  leave(conversation: ConversationKey | 'ALL'): void {
    if (conversation === 'ALL') this.#rooms.clear();
    else this.#rooms.delete(roomNameOf(conversation));
    this.#wish();
  }

  async send(conversation: ConversationKey, draft: MessageDraft): Promise<ChatMessage> {
    const sent = await this.#ask({ what: 'send', conversation, draft });
    if (!isSent(sent)) throw new Failure('broken');
    return sent;
  }

  typing(conversation: ConversationKey): void {
    this.#ask({ what: 'typing', conversation }).catch(() => undefined);
  }

  read(conversation: ConversationKey, upTo: number): void {
    this.#ask({ what: 'read', conversation, upTo }).catch(() => undefined);
  }

  #ask(ask: TabAsk, timeoutMs = answerMs): Promise<unknown> {
    const talk = this.#talk;
    if (!talk) return Promise.reject(new Failure('offline'));
    return this.#lead ? this.#lead.do(talk.tab, ask) : this.#asks.ask(ask, (said) => talk.say(said), timeoutMs);
  }

  #wish(): void {
    const wish = { personas: this.#personas, rooms: [...this.#rooms.values()] };
    if (this.#lead && this.#talk) this.#lead.wish(this.#talk.tab, wish);
    else this.#talk?.say({ kind: 'wish', wish });
  }

  #hear(tab: string, said: TabSaid): void {
    if (said.kind === 'answer' || said.kind === 'refusal') this.#asks.hear(said);
    else if (said.kind === 'leads') this.#follow();
    else if (this.#lead) this.#serve(this.#lead, tab, said);
    else if (said.kind === 'state') this.#listeners.change(said.state);
    else if (said.kind === 'event') this.#tell(said.event);
  }

  /** Sends wishes and unanswered asks to a new leading tab. */
  #follow(): void {
    this.#wish();
    this.#asks.repeat((said) => this.#talk?.say(said));
  }

  #serve(lead: LeadLine, tab: string, said: TabSaid): void {
    if (said.kind === 'ask') void lead.answer(tab, said.id, said.ask).then((answer) => this.#talk?.say(answer));
    if (said.kind === 'bye') lead.bye(tab);
    if (said.kind !== 'wish') return;
    lead.wish(tab, said.wish);
    this.#talk?.say({ kind: 'state', state: this.#listeners.state });
  }

  /** Waits for the lock, or steals it from a sleeping tab. */
  #queueForLead(talk: TabTalk, steals: boolean): void {
    const hold = (): Promise<void> =>
      new Promise((done) => {
        if (this.#talk !== talk || this.#lead) return done();
        this.#letGo = done;
        this.#takeLead(talk);
      });
    this.#parts.locks?.request(`daftar-line ${this.#parts.member}`, steals ? { steal: true } : {}, hold).catch(() => {
      // The lock was taken away: the line goes with it, and this tab is in line again.
      if (this.#talk !== talk) return;
      this.#dropLead();
      this.#wish();
      this.#queueForLead(talk, false);
    });
  }

  #takeLead(talk: TabTalk): void {
    const line = this.#parts.line();
    const lead = new LeadLine(line, (event) => this.#tellAll(talk, event));
    this.#lead = lead;
    line.listen(
      (event) => this.#tellAll(talk, event),
      (state) => {
        talk.say({ kind: 'state', state });
        this.#listeners.change(state);
      },
    );
    this.#wish();
    this.#asks.redo((ask) => lead.do(talk.tab, ask));
    talk.say({ kind: 'leads' });
  }

  #dropLead(): void {
    this.#lead?.line.close();
    this.#lead = undefined;
    this.#letGo();
    this.#listeners.change(offLine);
  }

  #tellAll(talk: TabTalk, event: LiveEvent): void {
    talk.say({ kind: 'event', event });
    this.#tell(event);
  }

  #tell(event: LiveEvent): void {
    if (event.kind === 'message')
      for (const [name, { conversation }] of this.#rooms)
        if (conversation.conversationId === event.message.conversationId) this.#knows(name, event.message.seq);
    this.#listeners.tell(event);
  }

  #knows(name: string, seq: number): void {
    const room = this.#rooms.get(name);
    if (room) this.#rooms.set(name, { ...room, seq: Math.max(seq, room.seq ?? 0) });
  }
}

/** Tabs of one version trust what another has validated. */
const isSent = (value: unknown): value is ChatMessage => isObject(value) && typeof value['messageId'] === 'string' && typeof value['seq'] === 'number';
