import { describe, expect, it } from 'vitest';
import { BodyCache } from './body-cache.ts';

const kib = 1_024;

/** A cache that tells what it had rendered. */
function cacheOf(maxBytes: number) {
  const cache = new BodyCache(maxBytes);
  const rendered: string[] = [];
  const ask = (fact: string, { query = '', readsQuery = false, body = fact } = {}) =>
    cache.of({
      facts: [fact],
      query,
      render: async () => {
        rendered.push(fact + query);
        return { body, readsQuery };
      },
    });
  return { ask, rendered };
}

describe('rendered bodies', () => {
  it('are rendered once from the same facts, and again from any other', async () => {
    const { ask, rendered } = cacheOf(kib);
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a', 'a', 'b']);
    expect(rendered).toEqual(['a', 'b']);
  });

  it('differ by the query of the URL only where rendering looked at it', async () => {
    const { ask, rendered } = cacheOf(kib);
    for (const query of ['?from=mail', '?from=chat']) await ask('blind', { query });
    for (const query of ['?sort=name', '?sort=size', '?sort=name']) expect(await ask('looking', { query, readsQuery: true, body: query })).toBe(query);
    expect(rendered).toEqual(['blind?from=mail', 'looking?sort=name', 'looking?sort=size']);
  });

  it('take no more room than they may, and those that nobody asked for longest leave first', async () => {
    const { ask, rendered } = cacheOf(4 * kib);
    const body = 'x'.repeat(kib);
    for (const fact of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(fact, { body });
    expect(rendered).toEqual(['a', 'b', 'c', 'b']);
    await ask('huge', { body: 'x'.repeat(9 * kib) });
    await ask('huge', { body });
    expect(rendered.slice(4)).toEqual(['huge', 'huge']);
  });

  it('count once, also where several were rendered at the same time', async () => {
    const { ask, rendered } = cacheOf(4 * kib);
    const body = 'x'.repeat(kib);
    for (let round = 0; round < 3; round++) await Promise.all([ask(`${round}`, { body }), ask(`${round}`, { body })]);
    rendered.length = 0;
    await ask('2', { body });
    await ask('1', { body });
    expect(rendered).toEqual([]);
  });
});
