import type { Archive, Archives } from '#core/own-data/archives.ts';
import { Failure } from '#core/failure.ts';

/** Archives whose packer is loaded on demand. */
export class BrowserArchives implements Archives {
  async begin(): Promise<Archive> {
    const { browserArchive } = await import(/* webpackChunkName: "archive" */ './browser-archive.ts').catch((error: unknown) => {
      throw new Failure('offline', String(error));
    });
    return browserArchive((parts) => URL.createObjectURL(new Blob([...parts], { type: 'application/zip' })));
  }

  drop(url: string): void {
    URL.revokeObjectURL(url);
  }
}
