import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#core/brand.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import type { OpenedBrand } from '../config/open-brand.ts';
import { Encoded } from '../http/encoded.ts';
import { documentPolicyWith, workerPolicy } from '../http/headers.ts';
import { sendPicture } from '../http/send-picture.ts';
import { paper } from './document.ts';
import { offlineShell, serviceWorkerOf } from './service-worker.ts';
import type { Site } from './site.ts';

/** Serves branded files that the build cannot know: pictures, web manifest and offline page. */
export function brandRoutes(app: FastifyInstance, { brand, pictures }: OpenedBrand, host: HostSettings, site: Site | undefined): void {
  app.get<{ Params: { '*': string } }>('/brand/*', { onRequest: app.rateLimit({}) }, async ({ params }, reply) => {
    return sendPicture(reply, pictures.get(`/brand/${params['*']}`));
  });
  const serve = (url: string, type: string, text: string, policy?: string) => {
    const file = new Encoded(text);
    app.get(url, (request, reply) => send(request, reply.type(type).headers(policy ? { 'content-security-policy': policy } : {}), file));
  };
  serve('/app.webmanifest', 'application/manifest+json; charset=utf-8', JSON.stringify(webManifestOf(brand)));
  if (!site) return;
  const { page, worker } = serviceWorkerOf(site, brand, host);
  serve(offlineShell, 'text/html; charset=utf-8', page, documentPolicyWith([]));
  serve('/sw.js', 'text/javascript; charset=utf-8', worker, workerPolicy);
}

async function send(request: FastifyRequest, reply: FastifyReply, file: Encoded): Promise<FastifyReply> {
  const { bytes, encoding } = await file.for(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).send(bytes);
}

const webManifestOf = ({ name, pictures }: Brand) => ({
  name: name.en,
  short_name: name.en,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper.light,
  theme_color: paper.light,
  icons: [
    pictures === null
      ? { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }
      : { src: `${pictures}/icon.webp`, type: 'image/webp', sizes: '512x512', purpose: 'any' },
  ],
});
