import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { topicSigns } from '#core/communities/topic-signs.ts';

const drawings = readFileSync('src/web/views/communities/topic-signs.svg', 'utf8');
const drawn = [...drawings.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]+)"\/>/g)];

it('draws every sign of a topic, and each only once', () => {
  expect(drawn.map(([, name]) => name)).toEqual([...topicSigns]);
  expect(new Set(drawn.map(([, , line]) => line)).size).toBe(topicSigns.length);
});
