import type { Archive, Archives } from '#core/own-data/archives.ts';

/** Records the files of the last archive. */
export class FakeArchives implements Archives {
  files = new Map<string, string>();
  readonly dropped: string[] = [];
  #made = 0;

  async begin(): Promise<Archive> {
    const files = new Map<string, string>();
    this.files = files;
    const ended = new Set<string>();
    const write = (name: string, text: string) => {
      if (ended.has(name)) throw new Error(`${name} has ended.`);
      files.set(name, (files.get(name) ?? '') + text);
    };
    return {
      file: (name) => ({ write: (text) => write(name, text), end: () => void ended.add(name) }),
      done: () => {
        if (ended.size < files.size) throw new Error('A file has not ended.');
        return `blob:archive-${++this.#made}`;
      },
    };
  }

  drop(url: string): void {
    this.dropped.push(url);
  }
}
