import { vi } from 'vitest';

/** A port of a browser whose database this is. One browser at a time is at hand: its database, and what it marks, stand there for as long as a call takes. */
export function withinDatabase<Port extends object>(database: IDBFactory, port: Port, marks: Map<string, string> = new Map()): Port {
  const localStorage = {
    getItem: (name: string) => marks.get(name) ?? null,
    setItem: (name: string, value: string) => void marks.set(name, value),
    removeItem: (name: string) => void marks.delete(name),
  };
  return new Proxy(port, {
    get:
      (target, name) =>
      (...given: never[]) => {
        vi.stubGlobal('indexedDB', database);
        vi.stubGlobal('localStorage', localStorage);
        return (Reflect.get(target, name) as (...all: never[]) => Promise<unknown>).apply(target, given);
      },
  });
}
