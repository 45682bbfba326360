import { describe, expect, it } from 'vitest';
import { hydrationFetch } from './hydration-fetch.ts';
import { recordedFetch, type Recording } from './recorded-fetch.ts';

describe('hydration of a page that the server rendered', () => {
  it('is not fetched again: the first request for each URL uses the hydration data', async () => {
    const wire: string[] = [];
    const fetching = hydrationFetch([{ url: '/api/x?a=1', status: 200, body: '{"a":1}' }], async (input) => {
      wire.push(new Request(input).url);
      return new Response('{"a":2}', { headers: { 'content-type': 'application/json' } });
    });
    const ask = async () => (await fetching('http://daftar.test/api/x?a=1')).json();
    expect(await ask()).toEqual({ a: 1 });
    expect(wire).toEqual([]);
    expect(await ask()).toEqual({ a: 2 });
    expect(wire).toEqual(['http://daftar.test/api/x?a=1']);
  });

  it('never answers a writing call from the hydration data', async () => {
    const fetching = hydrationFetch([{ url: '/api/x', status: 200, body: '{}' }], async () => new Response(null, { status: 204 }));
    expect((await fetching('http://daftar.test/api/x', { method: 'POST' })).status).toBe(204);
  });

  it('carries along what was answered while it was rendered, failures of the server aside', async () => {
    const recording: Recording = { answers: [], hasAll: true };
    const fetching = recordedFetch(async ({ url }) => ({ status: url === '/down' ? 503 : 200, headers: {}, body: '{}' }), recording);
    await fetching('http://daftar.test/up?q=1');
    expect(recording.hasAll).toBe(true);
    await fetching('http://daftar.test/down');
    expect(recording).toEqual({ answers: [{ url: '/up?q=1', status: 200, body: '{}' }], hasAll: false });
  });

  it('tells of a question that got no answer at all', async () => {
    const recording: Recording = { answers: [], hasAll: true };
    const fetching = recordedFetch(async () => Promise.reject(new Error('cut off')), recording);
    await expect(fetching('http://daftar.test/up')).rejects.toThrow('cut off');
    expect(recording).toEqual({ answers: [], hasAll: false });
  });
});
