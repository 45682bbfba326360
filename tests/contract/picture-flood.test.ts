import { expect, it } from 'vitest';
import { openServer } from './server.ts';

it('ends a flood of pictures from one network, and shows it those of members (X-6)', async () => {
  const picture = { contentType: 'image/webp', bytes: new Uint8Array([1]) };
  const app = await openServer({ pictures: { find: async () => picture } });
  const ask = async (url: string) => (await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode;
  for (let turn = 0; turn < 12_000; turn++) expect(await ask('/images/5f0c2a9be41d7c88')).toBe(200);
  expect(await ask('/images/5f0c2a9be41d7c88')).toBe(429);
  expect(await ask('/media/5f0c2a9be41d7c88/small')).toBe(404);
});
