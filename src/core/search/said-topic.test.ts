import { describe, expect, it } from 'vitest';
import { saidTopic } from './said-topic.ts';

const topicIn = (typed: string): string | undefined => saidTopic(typed.split(' '))?.name;

describe('the topic that words are about', () => {
  it('is that of the longest phrase among them', () => {
    expect(topicIn('manager not giving relieving letter')).toBe('Relieving letters');
    expect(topicIn('full n final pending')).toBe('Relieving letters');
    expect(topicIn('night shift cab')).toBe('Women at work');
  });

  it('is less sure of one word than of several', () => {
    expect(saidTopic(['my', 'boss'])).toEqual({ name: 'Managers, good and otherwise', isSure: false });
    expect(saidTopic(['toxic', 'boss'])).toEqual({ name: 'Managers, good and otherwise', isSure: true });
  });

  it('is none where nothing says so', () => expect(topicIn('nurse salary pune')).toBeUndefined());
});
