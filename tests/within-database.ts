import { vi } from 'vitest';

/** Port of one browser. Its database and marks are global only during a call. */
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
