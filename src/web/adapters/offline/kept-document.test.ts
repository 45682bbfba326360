import { describe, expect, it } from 'vitest';
import { blockOf } from '#contract/hydration-data.ts';
import { productBrand } from '#core/brand.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { keptDocument } from './kept-document.ts';

const session = { url: '/api/login/session', status: 200, body: '{"member":null}' };
const post = { url: '/api/feed/v2/posts/p1', status: 200, body: '{"title":"</script> $& <b>"}' };

const documentWith = (isServerRendered: boolean) =>
  `<html lang="hi" data-theme="system"><head><title>What&#39;s &lt;fair&gt;? | Daftar</title><link rel="stylesheet" href="/static/index.1a.css"><script defer src="/static/index.2b.js"></script></head><body><script type="application/json" id="hydration">${blockOf({ isServerRendered, showsKit: false, brand: productBrand, host: usualHostSettings, answers: [session, post] })}</script></body></html>`;

describe('a page as it is stored (F-38)', () => {
  it('says it is a copy, names its files, and conceals who is signed in', () => {
    const kept = keptDocument(documentWith(true));
    expect(kept).toMatchObject({ title: "What's <fair>? | Daftar", files: ['/static/index.1a.css', '/static/index.2b.js'] });
    expect(kept?.html).toContain('<html data-kept="page" lang="hi"');
    const recorded = /id="hydration">(.*?)<\/script>/s.exec(kept?.html ?? '')?.[1] ?? '';
    expect(JSON.parse(recorded)).toEqual({ isServerRendered: true, showsKit: false, brand: productBrand, host: usualHostSettings, answers: [post] });
  });

  it('is none where the server had not rendered it', () => {
    expect([keptDocument(documentWith(false)), keptDocument('<html lang="en"></html>')]).toEqual([undefined, undefined]);
  });
});
