import { vi } from 'vitest';

type Hear = (message: { readonly data: unknown }) => void;

/** Web worker in the test's process, whose code gets its own global scope and answers asynchronously. */
export class FakeWorker {
  static started: FakeWorker[] = [];
  /** True where worker code cannot be fetched. */
  static isAway = false;
  static #runs = 0;
  readonly #hearers = new Map<string, Hear>();
  readonly #scope: Promise<Hear>;
  readonly url: string;
  isEnded = false;

  constructor(url: URL) {
    this.url = url.pathname;
    this.#scope = FakeWorker.isAway ? new Promise(() => undefined) : this.#run(url);
    if (FakeWorker.isAway) void Promise.resolve().then(() => this.#hearers.get('error')?.({ data: undefined }));
    FakeWorker.started.push(this);
  }

  addEventListener(kind: string, hear: Hear): void {
    this.#hearers.set(kind, hear);
  }

  postMessage(data: unknown): void {
    void this.#scope.then((hear) => hear({ data: structuredClone(data) }));
  }

  terminate(): void {
    this.isEnded = true;
  }

  async #run(url: URL): Promise<Hear> {
    const scope: { hear?: Hear } = {};
    vi.stubGlobal('self', {
      addEventListener: (_: string, hear: Hear) => (scope.hear = hear),
      postMessage: (data: unknown) => this.#hearers.get('message')?.({ data: structuredClone(data) }),
    });
    // Another query has the program run again, and nothing else that is loaded.
    await import(/* @vite-ignore */ `${url.pathname}?run=${++FakeWorker.#runs}`);
    return scope.hear ?? (() => undefined);
  }
}
