import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

describe('an LRU cache', () => {
  it('holds so many values, and evicts the least recently used first', () => {
    const cache = new LruCache<object>(2);
    const [a, b] = [cache.get('a', () => ({})), cache.get('b', () => ({}))];
    expect(cache.get('a', () => ({}))).toBe(a);
    cache.get('c', () => ({}));
    expect(cache.get('a', () => ({}))).toBe(a);
    expect(cache.get('b', () => ({}))).not.toBe(b);
  });

  it('is empty once it is cleared', () => {
    const cache = new LruCache<object>(2);
    const value = cache.get('a', () => ({}));
    cache.clear();
    expect(cache.get('a', () => ({}))).not.toBe(value);
  });
});
