import type { ConversationKey } from '#core/chat/conversation.ts';
import type { LiveEvent, LiveLine } from '#core/chat/live-line.ts';
import { Failure } from '#core/failure.ts';
import { profileTypes } from '#core/personas/profile-type.ts';
import { roomNameOf, type TabAsk, type TabRoom, type TabSaid, type TabWish } from './tab-talk.ts';

/** Line of the leading tab, serving every tab and the union of their rooms. */
export class LeadLine {
  readonly line: LiveLine;
  readonly #tell: (event: LiveEvent) => void;
  readonly #wishes = new Map<string, TabWish>();
  readonly #joined = new Map<string, ConversationKey>();

  constructor(line: LiveLine, tell: (event: LiveEvent) => void) {
    this.line = line;
    this.#tell = tell;
  }

  /** Replaces a tab's wishes and opens whatever any tab wants. */
  wish(tab: string, wish: TabWish): void {
    this.#wishes.set(tab, wish);
    this.#open();
    for (const room of wish.rooms) void this.#rejoin(room);
    this.#leaveUnwanted();
  }

  bye(tab: string): void {
    this.#wishes.delete(tab);
    this.#open();
    this.#leaveUnwanted();
  }

  /** Does what a tab asks and reports the outcome. */
  async answer(tab: string, id: string, ask: TabAsk): Promise<TabSaid> {
    try {
      return { kind: 'answer', id, value: await this.do(tab, ask) };
    } catch (error) {
      const { kind, code } = Failure.from(error);
      return { kind: 'refusal', id, failure: kind, code };
    }
  }

  async do(tab: string, ask: TabAsk): Promise<unknown> {
    switch (ask.what) {
      case 'join':
        this.#want(tab, ask.conversation);
        return this.#join(ask.conversation);
      case 'send':
        return this.line.send(ask.conversation, ask.draft);
      case 'typing':
        return this.line.typing(ask.conversation);
      case 'read':
        return this.line.read(ask.conversation, ask.upTo);
      case 'arm':
        return this.line.arm();
    }
  }

  #want(tab: string, conversation: ConversationKey): void {
    const { personas, rooms } = this.#wishes.get(tab) ?? { personas: [], rooms: [] };
    this.#wishes.set(tab, { personas, rooms: [...rooms, { conversation, seq: undefined }] });
  }

  #join(conversation: ConversationKey): Promise<number> {
    this.#joined.set(roomNameOf(conversation), conversation);
    return this.line.join(conversation);
  }

  /** Catches up a tab that was in the room before this line existed. */
  async #rejoin({ conversation, seq }: TabRoom): Promise<void> {
    const lastSeq = await this.#join(conversation).catch(() => undefined);
    if (seq !== undefined && lastSeq !== undefined && lastSeq > seq) this.#tell({ kind: 'conversation', conversationId: conversation.conversationId });
  }

  #open(): void {
    const wanted = [...this.#wishes.values()].flatMap(({ personas }) => personas);
    this.line.open(profileTypes.filter((as) => wanted.includes(as)));
  }

  #leaveUnwanted(): void {
    const wanted = new Set([...this.#wishes.values()].flatMap(({ rooms }) => rooms.map(({ conversation }) => roomNameOf(conversation))));
    for (const [name, room] of this.#joined) {
      if (wanted.has(name)) continue;
      this.#joined.delete(name);
      this.line.leave(room);
    }
  }
}
