import { describe, expect, it } from 'vitest';
import { scamSigns } from '#core/scams/scam-signs.ts';
import { unseenScams, unseenTalk, workTalk } from './lists.ts';

const warned = (messages: readonly string[]): readonly string[] => messages.filter((message) => scamSigns(message).length > 0);

describe('messages that the scam detector has not learned from', () => {
  it('are a hundred scams and a hundred that are none, none of them twice', () => {
    expect([unseenScams.length, unseenTalk.length, new Set([...unseenScams, ...unseenTalk]).size]).toEqual([100, 100, 200]);
  });

  it('are warned of, at least 97 of the hundred scams (F-25)', () => {
    expect(warned(unseenScams).length).toBeGreaterThanOrEqual(97);
  });

  it('are left alone where they are none, at least 95 of the hundred (F-25)', () => {
    expect(warned(unseenTalk).length).toBeLessThanOrEqual(5);
  });

  it('are left alone where people discuss work and pay, at least 98 of 100 (F-25)', () => {
    expect([workTalk.length >= 200, new Set(workTalk).size]).toEqual([true, workTalk.length]);
    expect(warned(workTalk).length).toBeLessThanOrEqual(workTalk.length * 0.02);
  });

  it('are left alone when asking about others’ pay, with link and number (F-25)', () => {
    expect(warned(['Hello, did they pay the variable part? Please see https://example.org/variable and call 9876543210'])).toEqual([]);
  });
});
