import { expect, it } from 'vitest';
import type { Objects } from '#core/media/objects.ts';

export function meetsContract(open: () => Promise<Objects>): void {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);

  it('finds what was kept, byte by byte, and the newest of a name', async () => {
    const objects = await open();
    await objects.keep('5f0c2a9be41d7c88', Uint8Array.of(1));
    await objects.keep('5f0c2a9be41d7c88', bytes);
    await objects.keep('5f0c2a9be41d7c88-small', Uint8Array.of(2));
    expect(Buffer.compare(Buffer.from((await objects.find('5f0c2a9be41d7c88')) ?? []), Buffer.from(bytes))).toBe(0);
    expect([...((await objects.find('5f0c2a9be41d7c88-small')) ?? [])]).toEqual([2]);
  });

  it('finds nothing under an unknown or removed name, and removes without complaint', async () => {
    const objects = await open();
    expect(await objects.find('5f0c2a9be41d7c88')).toBeUndefined();
    await objects.keep('5f0c2a9be41d7c88', bytes);
    await objects.remove('5f0c2a9be41d7c88');
    expect(await objects.find('5f0c2a9be41d7c88')).toBeUndefined();
    await objects.remove('5f0c2a9be41d7c88');
  });
}
