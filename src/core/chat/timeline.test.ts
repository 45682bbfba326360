import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, MessagePage } from './message.ts';
import { isAhead, timelineOf, withMessage, withNewer, withOlder, type Timeline } from './timeline.ts';

const aMessage = (seq: number, known: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: `e${String(seq).padStart(15, '0')}`,
  conversationId: 'c000000000000001',
  seq,
  clientMessageId: `client-message-${seq}`,
  personId: 'n000000000000001',
  author: { profileType: 'ANONYMOUS', name: 'Steady Marigold', avatar: undefined, isVerified: false },
  status: 'LIVE',
  text: `Message ${seq}`,
  picture: null,
  sentOn: '2026-11-20',
  sentAt: null,
  ...known,
});

const pageOf = (seqs: readonly number[], upTo: number, hasMore = false): MessagePage => ({ messages: seqs.map((seq) => aMessage(seq)), upTo, hasMore });

const seqsOf = ({ messages }: Pick<Timeline, 'messages'>): readonly number[] => messages.map(({ seq }) => seq);

describe('the messages of a conversation on a device (B-24)', () => {
  it('begin with the newest page, from its first message or from the first of all', () => {
    expect(timelineOf(pageOf([3, 5], 6, true))).toMatchObject({ from: 3, upTo: 6 });
    expect(timelineOf(pageOf([3, 5], 6))).toMatchObject({ from: 1, upTo: 6 });
    expect(timelineOf(pageOf([], 0))).toEqual({ messages: [], from: 1, upTo: 0 });
  });

  it('continue with the next message, and wait when one is ahead of a gap', () => {
    const timeline = timelineOf(pageOf([1, 2], 2));
    expect(isAhead(timeline, aMessage(3))).toBe(false);
    expect(isAhead(timeline, aMessage(4))).toBe(true);
    expect(withMessage(timeline, aMessage(4))).toBe(timeline);
    const next = withMessage(timeline, aMessage(3));
    expect([seqsOf(next), next.upTo]).toEqual([[1, 2, 3], 3]);
  });

  it('have each message once, as it arrived last', () => {
    const timeline = timelineOf(pageOf([1, 2, 3], 3));
    const deleted = aMessage(2, { status: 'DELETED', text: '' });
    const changed = withMessage(timeline, deleted);
    expect(seqsOf(changed)).toEqual([1, 2, 3]);
    expect(changed.messages[1]).toBe(deleted);
  });

  it('ignore messages that are not for this reader or older than those here', () => {
    const timeline = timelineOf(pageOf([5, 7], 7, true));
    for (const seq of [4, 6]) expect(seqsOf(withMessage(timeline, aMessage(seq)))).toEqual([5, 7]);
  });

  it('take only what is missing from a late page, and forget nothing', () => {
    const timeline = timelineOf(pageOf([1, 2, 3, 4], 5));
    const same = withNewer(timeline, pageOf([3, 4], 4));
    expect([seqsOf(same), same.upTo]).toEqual([[1, 2, 3, 4], 5]);
    const more = withNewer(timeline, pageOf([4, 6], 8));
    expect([seqsOf(more), more.upTo]).toEqual([[1, 2, 3, 4, 6], 8]);
  });

  it('go back page by page to the first', () => {
    const timeline = timelineOf(pageOf([7, 8], 8, true));
    const older = withOlder(timeline, pageOf([4, 6], 6, true));
    expect([seqsOf(older), older.from]).toEqual([[4, 6, 7, 8], 4]);
    expect(withOlder(older, pageOf([4, 6], 6, true))).toEqual(older);
    const all = withOlder(older, pageOf([2], 3));
    expect([seqsOf(all), all.from, all.upTo]).toEqual([[2, 4, 6, 7, 8], 1, 8]);
  });
});

/** Random event: messages arrive once, twice, late or never, and pages late. */
type Step =
  | { readonly kind: 'written'; readonly isSeen: boolean; readonly fate: 'once' | 'twice' | 'late' | 'lost' }
  | { readonly kind: 'arrives' | 'answered'; readonly which: number }
  | { readonly kind: 'older' };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('written' as const), isSeen: fc.boolean(), fate: fc.constantFrom('once', 'twice', 'late', 'lost') }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('arrives', 'answered'), which: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('older' as const) }) },
  ),
  { maxLength: 80 },
);

class Reading {
  timeline: Timeline;
  readonly #size: number;
  readonly #seen: ChatMessage[] = [];
  #last = 0;
  #late: ChatMessage[] = [];
  #answers: MessagePage[] = [];

  constructor(before: readonly boolean[], size: number) {
    this.#size = size;
    for (const isSeen of before) this.#write(isSeen);
    this.timeline = timelineOf({ messages: this.#seen.slice(-size), upTo: this.#last, hasMore: this.#seen.length > size });
  }

  do(step: Step): void {
    if (step.kind === 'written') this.#tell(this.#write(step.isSeen), step.fate);
    else if (step.kind === 'arrives') for (const message of this.#late.splice(step.which, 1)) this.#hear(message);
    else if (step.kind === 'answered') for (const page of this.#answers.splice(step.which, 1)) this.#take(page);
    else this.older();
  }

  older(): void {
    const before = this.#seen.filter(({ seq }) => seq < this.timeline.from);
    this.timeline = withOlder(this.timeline, { messages: before.slice(-this.#size), upTo: this.#last, hasMore: before.length > this.#size });
  }

  /** Delivers everything outstanding and fetches gaps after reconnection. */
  catchUp(): void {
    for (const message of this.#late.splice(0)) this.#hear(message);
    for (let turn = 0; turn <= this.#last; turn++) {
      if (this.timeline.upTo < this.#last) this.#ask();
      for (const page of this.#answers.splice(0)) this.#take(page);
    }
  }

  /** Everything the reader may see within the covered range. */
  get expected(): readonly ChatMessage[] {
    return this.#seen.filter(({ seq }) => seq >= this.timeline.from && seq <= this.timeline.upTo);
  }

  get all(): readonly ChatMessage[] {
    return this.#seen;
  }

  get last(): number {
    return this.#last;
  }

  #write(isSeen: boolean): ChatMessage | undefined {
    const message = aMessage(++this.#last);
    if (!isSeen) return undefined;
    this.#seen.push(message);
    return message;
  }

  #tell(message: ChatMessage | undefined, fate: string): void {
    if (!message || fate === 'lost') return;
    if (fate === 'late') this.#late.push(message);
    else for (const recorded of fate === 'twice' ? [message, message] : [message]) this.#hear(recorded);
  }

  #hear(message: ChatMessage): void {
    if (isAhead(this.timeline, message)) this.#ask();
    this.timeline = withMessage(this.timeline, message);
  }

  /** Fetches news after the last known message. */
  #ask(): void {
    const after = this.#seen.filter(({ seq }) => seq > this.timeline.upTo);
    const messages = after.slice(0, this.#size);
    const hasMore = after.length > this.#size;
    this.#answers.push({ messages, upTo: (hasMore ? messages.at(-1)?.seq : undefined) ?? this.#last, hasMore });
  }

  #take(page: MessagePage): void {
    this.timeline = withNewer(this.timeline, page);
  }
}

describe('the messages of a conversation over a rough line', () => {
  it('never have a gap, a repetition or disorder, and are complete in the end (B-24)', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), steps, (before, size, happening) => {
        const reading = new Reading(before, size);
        for (const step of happening) {
          reading.do(step);
          expect(reading.timeline.messages).toEqual(reading.expected);
        }
        reading.catchUp();
        for (let page = 0; page <= reading.last; page++) reading.older();
        expect(reading.timeline).toEqual({ messages: reading.all, from: 1, upTo: reading.last });
      }),
    );
  });
});
