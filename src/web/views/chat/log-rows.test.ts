import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#core/chat/message.ts';
import { logChunks, sameRows } from './log-rows.ts';

const messageOf = (seq: number, personId = 'them', sentOn = '2026-11-20'): ChatMessage => ({
  messageId: `e${seq}`,
  conversationId: 'c1',
  seq,
  clientMessageId: `sent${seq}`,
  personId,
  author: { profileType: 'ANONYMOUS', name: 'Brave Kite', avatar: undefined, isVerified: false },
  status: 'LIVE',
  text: `Number ${seq}`,
  picture: null,
  sentOn,
  sentAt: null,
});

const messages = Array.from({ length: 10_000 }, (_, at) => messageOf(at + 1));

describe('the rows of a log (R-186)', () => {
  it('are redrawn only near an arriving message, be it the newest or an older one', () => {
    const before = logChunks(messages.slice(200, -1));
    const known = new Map(before.map(({ key, rows }) => [key, rows]));
    const changed = logChunks(messages).filter(({ key, rows }) => !sameRows(known.get(key) ?? [], rows));
    expect(before.length).toBeGreaterThan(300);
    expect(changed).toHaveLength(8);
  });

  it('begin at a day, and at another who writes', () => {
    const [chunk] = logChunks([messageOf(1), messageOf(2), messageOf(3, 'me'), messageOf(4, 'me', '2026-11-21')]);
    expect(chunk?.rows.map(({ beginsDay, isFirst, isLast }) => [beginsDay, isFirst, isLast])).toEqual([
      [true, true, false],
      [false, false, true],
      [false, true, true],
      [true, true, true],
    ]);
  });
});
