import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { unusedOperations } from '#scripts/where/unused-operations.ts';

const operation = (operationId: string, more = '') => `  /${operationId}:
    get:
      operationId: ${operationId}${more}
      security: []
      responses: { '200': { description: It is there. } }
`;

/** Folder with a contract, an adapter of one port, and a store that calls a part of it. */
function folderWith(contract: string): string {
  const root = mkdtempSync(join(tmpdir(), 'daftar-operations-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'openapi/common.yaml': readFileSync('openapi/common.yaml', 'utf8'),
    'openapi/feed.yaml': `openapi: 3.1.0\nservers: [{ url: /api/feed }]\npaths:\n${contract}`,
    'src/contract/generated/feed.ts': 'export interface operations { readonly listFeed: 1; readonly getVote: 1 }\n',
    'src/core/feeds/feeds.ts': 'export abstract class Feeds { abstract page(): unknown; abstract vote(): unknown }\n',
    'src/web/adapters/feeds/http-feeds.ts': `import type { operations } from '../../../contract/generated/feed.ts';
import type { Feeds } from '../../../core/feeds/feeds.ts';
type Service = { readonly [Name in keyof operations]: () => unknown };
export const httpFeeds = (feed: Service): Feeds => ({ page: () => feed.listFeed(), vote: () => feed.getVote() });
`,
    'src/web/stores/feeds/feed-store.ts': `import type { Feeds } from '../../../core/feeds/feeds.ts';
export const shown = (feeds: Pick<Feeds, 'page'>) => feeds.page();
`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('operations that no screen asks', () => {
  it('are those that no store or view leads to, through whatever adapter', () => {
    const root = folderWith(operation('listFeed') + operation('getVote') + operation('getMeta'));
    expect(unusedOperations(root)).toEqual([
      'openapi/feed.yaml: getVote is asked by no screen: Feeds.vote is called by none of them.',
      'openapi/feed.yaml: getMeta is asked by no screen: no adapter of the browser names it.',
    ]);
  });

  it('are named in the contract with those who do ask', () => {
    const root = folderWith(operation('listFeed') + operation('getVote', '\n      x-called-by: the probe of a host'));
    expect(unusedOperations(root)).toEqual([]);
  });

  it('are none here', () => expect(unusedOperations()).toEqual([]));
});
