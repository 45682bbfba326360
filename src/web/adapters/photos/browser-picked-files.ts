import type { Clock } from '#core/clock.ts';
import { dayMs } from '#core/figures/durations.ts';
import { pickedCache } from '#core/offline/device-caches.ts';
import type { PickedFile, PickedFiles } from '#core/photos/picked-files.ts';
import { BrowserClock } from '../device/browser-clock.ts';

/** Header with the time a set was stored. */
const keptAt = 'kept-at';

/** Picked files as forms in a browser cache, under paths never requested. */
export class BrowserPickedFiles implements PickedFiles {
  readonly #clock: Clock;
  /** Previous operation, awaited so that the latest pick wins. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock = new BrowserClock()) {
    this.#clock = clock;
  }

  async keep(set: string, files: readonly PickedFile[]): Promise<void> {
    const asked = this.#before.then(() => within((cache) => this.#put(cache, set, files)));
    this.#before = asked;
    await asked;
  }

  async read(set: string): Promise<readonly PickedFile[]> {
    const kept = await within((cache) => cache.match(pathOf(set)));
    if (!kept || this.#isOld(kept)) return [];
    const files = (await kept.formData()).getAll('photo').filter((value) => value instanceof File);
    return Promise.all(files.map(async (file) => ({ name: file.name, file: new Uint8Array(await file.arrayBuffer()) })));
  }

  async #put(cache: Cache, set: string, files: readonly PickedFile[]): Promise<void> {
    await this.#dropOld(cache);
    if (files.length === 0) return void (await cache.delete(pathOf(set)));
    const form = new FormData();
    for (const { name, file } of files) form.append('photo', new Blob([file]), name);
    const kept = new Response(form);
    kept.headers.set(keptAt, String(this.#clock.now()));
    await cache.put(pathOf(set), kept);
  }

  async #dropOld(cache: Cache): Promise<void> {
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (!kept || this.#isOld(kept)) await cache.delete(request);
    }
  }

  #isOld(kept: Response): boolean {
    return this.#clock.now() - Number(kept.headers.get(keptAt)) > 7 * dayMs;
  }
}

const pathOf = (set: string): string => `/picked/${encodeURIComponent(set)}`;

/** Undefined without a cache, as without TLS or where full or forbidden. */
async function within<Value>(ask: (cache: Cache) => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask(await caches.open(pickedCache));
  } catch {
    return undefined;
  }
}
