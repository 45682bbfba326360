import { describe, expect, it } from 'vitest';
import { conversationStates, sendRefusal, tellsReading } from './conversation.ts';

describe('whether a message may be sent (F-40)', () => {
  it('lets a stranger send the first one alone', () => {
    expect(sendRefusal('asking', 0)).toBeUndefined();
    for (const lastSeq of [1, 2, 40]) expect(sendRefusal('asking', lastSeq)).toBe('REQUEST_WAITING');
  });

  it('has who is asked answer first, whatever was written', () => {
    for (const lastSeq of [0, 1, 40]) expect(sendRefusal('asked', lastSeq)).toBe('REQUEST_UNANSWERED');
  });

  it('lets those who have joined write', () => {
    for (const lastSeq of [0, 1, 40]) expect(sendRefusal('joined', lastSeq)).toBeUndefined();
    expect(conversationStates.filter((state) => sendRefusal(state, 1) === undefined)).toEqual(['joined']);
  });
});

describe('what is shown of reading (F-40)', () => {
  it('is shown of a designation, and never of a made-up name', () => {
    expect([tellsReading('DESIGNATION'), tellsReading('ANONYMOUS')]).toEqual([true, false]);
  });
});
