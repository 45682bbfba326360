import type { Urls } from '#core/navigation/urls.ts';
import { safeTarget } from '#core/login/safe-target.ts';

const origin = 'https://daftar.test';

export class FakeUrls implements Urls {
  readonly went: string[] = [];

  ours(url: string): string {
    return safeTarget(url, origin, (wanted, base) => URL.parse(wanted, base) ?? undefined);
  }

  go(url: string): void {
    this.went.push(url);
  }
}
