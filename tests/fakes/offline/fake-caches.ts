/** Browser caches in memory, as far as pages need them. */
export class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const stored = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, stored);
    const pathOf = (asked: string | Request) => {
      if (typeof asked === 'string') return asked;
      const { pathname, search } = new URL(asked.url);
      return pathname + search;
    };
    return {
      match: async (asked: string | Request) => stored.get(pathOf(asked))?.clone(),
      put: async (path: string, answer: Response) => void stored.set(path, answer),
      delete: async (asked: string | Request) => stored.delete(pathOf(asked)),
      keys: async () => [...stored.keys()].map((path) => new Request(`http://daftar.test${path}`)),
    };
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }
}
