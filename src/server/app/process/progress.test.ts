import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';

const watch = (facts: object) => {
  let text = '';
  const progress = new Progress({ ...facts, write: (part: string) => (text += part) });
  return { progress, seen: () => text };
};

describe('progress', () => {
  it('is a few whole lines in a file', () => {
    const { progress, seen } = watch({});
    for (let share = 0; share <= 1; share += 0.125) progress.show('Filling', share);
    progress.say('Ready.');
    expect(seen()).toBe('Filling 0%\nFilling 25%\nFilling 50%\nFilling 75%\nFilling 100%\nReady.\n');
  });

  it('is one bar on a terminal, and leaves nothing behind but sentences', () => {
    const { progress, seen } = watch({ isTTY: true, columns: 40 });
    progress.show('Filling the demo world', 0.5);
    progress.show('Filling the demo world', 1);
    progress.say('Ready.');
    const lines = seen().split('\r\u001b[2K');
    expect(lines.slice(1, -1)).toEqual([`${'█'.repeat(12)}${'░'.repeat(12)} Filling the de`, `${'█'.repeat(24)} Filling the de`]);
    expect(lines.at(-1)).toBe('Ready.\n');
    expect(seen().split('\n')).toHaveLength(2);
  });
});
