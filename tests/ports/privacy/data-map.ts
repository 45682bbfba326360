import { expect, it } from 'vitest';
import { memberTraces, type DataMap } from '#core/privacy/data-map.ts';

const isSentence = (text: string): boolean => /^[A-Z].*[.]$/.test(text) && text.length <= 500;

export function meetsContract(open: () => Promise<DataMap>): void {
  it('tells of each table its purpose and storage time, in whole sentences (F-15)', async () => {
    const map = await (await open()).map();
    expect(map.length).toBeGreaterThan(0);
    expect(new Set(map.map(({ table }) => table)).size).toBe(map.length);
    for (const { table, purpose, kept } of map) {
      expect(isSentence(purpose), `${table}: ${purpose}`).toBe(true);
      expect(kept.for === 'always' ? isSentence(kept.because) : kept.days >= 0 && kept.days <= 3_660, table).toBe(true);
    }
  });

  it('tells how its rows name a member, and what account deletion does (F-15)', async () => {
    for (const { table, trace, onDeletion } of await (await open()).map()) {
      expect(memberTraces, table).toContain(trace);
      expect(['erased', 'with-post', 'with-session', 'wiped', 'stays'], table).toContain(onDeletion);
    }
  });

  it('tells of each column once, what it is for and who reads it (F-15)', async () => {
    for (const { table, columns } of await (await open()).map()) {
      expect(columns.length).toBeGreaterThan(0);
      expect(new Set(columns.map(({ column }) => column)).size).toBe(columns.length);
      for (const { column, purpose, readBy } of columns) {
        expect(isSentence(purpose), `${table}.${column}: ${purpose}`).toBe(true);
        expect(['everyone', 'operator', 'the server']).toContain(readBy);
      }
    }
  });
}
