import { describe, expect, it } from 'vitest';
import { contributionKinds } from '../kinds/contribution-kinds.ts';
import {
  comesAfterComparison,
  isResting,
  promptAfter,
  promptExpiryKey,
  promptMode,
  promptModes,
  promptRestMs,
  promptTypes,
  type PromptMode,
  type PromptType,
} from './prompt-order.ts';

describe('the order in which members are asked (R-091)', () => {
  it.each([
    ['review', 'interview'],
    ['interview', 'photo'],
    ['photo', 'interview'],
    ['salary', 'review'],
    ['compare', 'review'],
    ['benefits', 'review'],
  ] as const)('after %s comes %s, where each can be given', (given, next) => expect(promptAfter(given, promptTypes)).toBe(next));

  it.each([
    ['review', 'interview'],
    ['interview', 'photo'],
    ['photo', 'interview'],
    ['salary', 'review'],
    ['compare', 'review'],
    ['benefits', 'review'],
  ] as const)('skips what cannot be given today: after %s comes %s', (given, next) => expect(promptAfter(given, contributionKinds)).toBe(next));

  it('compares before it asks in general, and before benefits', () => {
    const asked = (type: PromptType, mode: PromptMode) => comesAfterComparison({ type, mode });
    expect([asked('review', 'new'), asked('salary', 'pending'), asked('review', 'generic'), asked('benefits', 'new')]).toEqual([false, false, true, true]);
  });

  it('asks for nothing where nothing else can be given', () => {
    expect(promptAfter('review', ['review'])).toBeUndefined();
    expect(promptAfter('compare', [])).toBeUndefined();
  });

  it('holds its own key for each, until which it rests', () => {
    expect(new Set(promptTypes.map(promptExpiryKey)).size).toBe(promptTypes.length);
    expect([isResting(undefined, 0), isResting(promptRestMs, promptRestMs - 1), isResting(promptRestMs, promptRestMs)]).toEqual([false, true, false]);
  });

  it('asks for what did not arrive, then for something new, else in general', () => {
    const [begun, sent] = [{}, { thingId: 's1' }];
    const modes = [
      promptMode([sent], { isAfterSending: false }),
      promptMode([sent, begun], { isAfterSending: true }),
      promptMode([sent], { isAfterSending: true }),
    ];
    expect(modes).toEqual(promptModes);
  });
});
