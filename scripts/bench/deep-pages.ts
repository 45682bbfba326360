import { bodyOf } from './requests.ts';
import type { By } from './under-limits.ts';

const mostPages = 25;

/** Pages down to some depth, each an address of its own. */
export async function deepPages(by: By, first: string): Promise<readonly string[]> {
  const paths: string[] = [first];
  while (paths.length < mostPages) {
    const { next } = JSON.parse((await bodyOf(by, paths.at(-1) ?? '')).toString()) as { readonly next: string | null };
    if (next === null) break;
    paths.push(`${first}${first.includes('?') ? '&' : '?'}cursor=${next}`);
  }
  return paths;
}
