import type { ConversationKey } from '#core/chat/conversation.ts';
import type { LineState, LiveEvent, LiveLine } from '#core/chat/live-line.ts';
import type { ChatMessage, MessageDraft } from '#core/chat/message.ts';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

type Listener = readonly [heard: (event: LiveEvent) => void, changed: (state: LineState) => void];

/** Live line loaded on first use, which guests never need. */
export class DeviceLiveLine implements LiveLine {
  readonly #load: () => Promise<LiveLine>;
  readonly #listeners = new Set<Listener>();
  #loading: Promise<LiveLine> | undefined;
  #line: LiveLine | undefined;
  #personas: readonly ProfileType[] = [];
  #stops: readonly (() => void)[] = [];

  constructor(load: () => Promise<LiveLine>) {
    this.#load = load;
  }

  open(personas: readonly ProfileType[]): void {
    this.#personas = personas;
    if (this.#line) return this.#begin(this.#line);
    this.#loading ??= this.#load();
    void this.#loaded(this.#loading);
  }

  close(): void {
    this.#personas = [];
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#line?.close();
  }

  arm(): void {
    if (this.#line) this.#line.arm();
    else if (this.#personas.length > 0) this.open(this.#personas);
  }

  listen(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void {
    const listener: Listener = [heard, changed];
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async join(conversation: ConversationKey): Promise<number> {
    return (await this.#open()).join(conversation);
  }

  leave(conversation: ConversationKey | 'ALL'): void {
    this.#line?.leave(conversation);
  }

  async send(conversation: ConversationKey, draft: MessageDraft): Promise<ChatMessage> {
    if (!this.#line) throw new Failure('offline');
    return this.#line.send(conversation, draft);
  }

  typing(conversation: ConversationKey): void {
    this.#line?.typing(conversation);
  }

  read(conversation: ConversationKey, upTo: number): void {
    this.#line?.read(conversation, upTo);
  }

  async #open(): Promise<LiveLine> {
    if (!this.#loading) throw new Failure('offline');
    return this.#loading;
  }

  async #loaded(loading: Promise<LiveLine>): Promise<void> {
    // Code that did not come is fetched again at the next opening.
    const line = await loading.catch(() => (this.#loading = undefined));
    if (!line || this.#line || this.#personas.length === 0) return;
    this.#line = line;
    this.#begin(line);
  }

  #begin(line: LiveLine): void {
    for (const stop of this.#stops) stop();
    this.#stops = [
      line.listen(
        (event) => this.#listeners.forEach(([heard]) => heard(event)),
        (state) => this.#listeners.forEach(([, changed]) => changed(state)),
      ),
    ];
    line.open(this.#personas);
  }
}
