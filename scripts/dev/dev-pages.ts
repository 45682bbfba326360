// First views while the product is being written: rendered as `npm start` renders them, from the newest bundle, with the server
// behind asked over the wire, so that a fault of hydration shows at once.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRequest, RenderPage, RenderedPage, WireAnswer, WireRequest } from '#contract/rendered-page.ts';
import type { Brand } from '#core/brand.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { documentEnd, documentOf, emptyPage } from '#server/app/pages/document.ts';
import { drawsItself, preferenceIn } from '#server/app/pages/reader.ts';
import { assetsIn, type Assets, type Manifest, type SiteAssets } from '#server/app/pages/site.ts';
import { languagesToBuild } from '../build/language-chunks.ts';

export interface Renderer {
  readonly renderPage: RenderPage;
}

interface Bundles {
  readonly manifest: () => Manifest | undefined;
  readonly renderer: () => Promise<Renderer | undefined>;
  readonly earlyInput: string;
  readonly brand: Brand;
}

export function devPages({ manifest: manifestNow, renderer, earlyInput, brand }: Bundles, serverOrigin: string, isElsewhere: (path: string) => boolean) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '') && !isElsewhere(request.url ?? '/');
    const manifest = manifestNow();
    if (!isPage || !manifest) return next();
    const question = questionOf(request, serverOrigin, brand);
    const page = await rendered(question, renderer);
    response.statusCode = page.status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const { start } = documentOf(page, question, siteOf(manifest, readFileSync(earlyInput, 'utf8')), brand);
    response.end(start + documentEnd());
  };
}

/** Newest build's assets without hot reload patches, which only open pages can take. */
function siteOf(manifest: Manifest, earlyInput: string): SiteAssets {
  const { entry, chunk } = assetsIn(manifest);
  const withoutPatches = ({ scripts, styles }: Assets): Assets => ({ scripts: scripts.filter(isNoPatch), styles: styles.filter(isNoPatch) });
  return {
    entry: withoutPatches(entry),
    chunk: (name) => withoutPatches(chunk(name)),
    stylesOf: () => '',
    integrityOf: () => '',
    icon: '/favicon.svg',
    earlyInput,
  };
}

const isNoPatch = (file: string): boolean => !file.includes('.hot-update.');

function questionOf(request: IncomingMessage, serverOrigin: string, brand: Brand): PageRequest {
  const { cookie = '', 'user-agent': device = '', host = 'localhost' } = request.headers;
  const ask = async ({ method, url, headers, body }: WireRequest): Promise<WireAnswer> => {
    const answer = await fetch(`${serverOrigin}${url}`, {
      method,
      headers: { ...headers, host, cookie, 'user-agent': device },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };
  return {
    origin: `http://${host}`,
    url: request.url ?? '/',
    ...preferenceIn(request.headers, languagesToBuild()),
    draws: drawsItself(request.headers),
    nowMs: Date.now(),
    showsKit: true,
    brand,
    host: { ...usualHostSettings, languages: languagesToBuild() },
    ask,
  };
}

/** Leaves a page to the browser if rendering fails, and prints the reason. */
async function rendered(question: PageRequest, renderer: Bundles['renderer']): Promise<RenderedPage> {
  try {
    const found = await renderer();
    if (found) return await found.renderPage(question);
  } catch (error) {
    console.error(error);
  }
  return emptyPage(200, question);
}
