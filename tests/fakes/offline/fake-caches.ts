/** The caches of a browser in memory, as far as pages are kept in them. */
export class FakeCaches {
  readonly held = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const held = this.held.get(name) ?? new Map<string, Response>();
    this.held.set(name, held);
    const pathOf = (asked: string | Request) => {
      if (typeof asked === 'string') return asked;
      const { pathname, search } = new URL(asked.url);
      return pathname + search;
    };
    return {
      match: async (asked: string | Request) => held.get(pathOf(asked))?.clone(),
      put: async (path: string, answer: Response) => void held.set(path, answer),
      delete: async (asked: string | Request) => held.delete(pathOf(asked)),
      keys: async () => [...held.keys()].map((path) => new Request(`http://daftar.test${path}`)),
    };
  }

  async delete(name: string): Promise<boolean> {
    return this.held.delete(name);
  }
}
