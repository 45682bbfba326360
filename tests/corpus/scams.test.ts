import { describe, expect, it } from 'vitest';
import { scamSigns } from '#core/scams/scam-signs.ts';
import { unseenScams, unseenTalk } from './unseen-messages.ts';

const warned = (messages: readonly string[]): readonly string[] => messages.filter((message) => scamSigns(message).length > 0);

describe('messages that the scam detector has not learned from', () => {
  it('are a hundred scams and a hundred that are none, none of them twice', () => {
    expect([unseenScams.length, unseenTalk.length, new Set([...unseenScams, ...unseenTalk]).size]).toEqual([100, 100, 200]);
  });

  it('are warned of, at least 95 of the hundred scams (F-25)', () => {
    expect(warned(unseenScams).length).toBeGreaterThanOrEqual(95);
  });

  it('are left alone where they are none, at least 95 of the hundred (F-25)', () => {
    expect(warned(unseenTalk).length).toBeLessThanOrEqual(5);
  });
});
