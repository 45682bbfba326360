import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from '#core/providers/provider.ts';
import { videoOrigin } from '#core/media/embed-url.ts';

/** The origins that the script of a provider needs in the Content-Security-Policy of our pages. The job portal needs none, for no page fetches its script. */
const scriptsOf: Partial<Record<Provider, Readonly<Record<'script' | 'style' | 'connect' | 'frame', string>>>> = {
  google: {
    script: 'https://accounts.google.com/gsi/client',
    style: 'https://accounts.google.com/gsi/style',
    connect: 'https://accounts.google.com/gsi/',
    frame: 'https://accounts.google.com/gsi/',
  },
};

/** The URL to which browsers report that a page broke its policy. */
export const policyReportsPath = '/policy-reports';

/** The header that names that URL to browsers of the newer kind of reports. */
export const reportingEndpoints = { 'reporting-endpoints': `policy="${policyReportsPath}"` };

/** The Content-Security-Policy (CSP) of documents. Nothing of them is inline but scripts and a style that are known by their hashes, no text becomes script, and nothing comes from elsewhere but from providers whose scripts this installation uses, and videos that the reader pressed (S-03, S-07, S-125). Nobody frames them but the origins that the host names for its native app. */
export function documentPolicyWith(
  scripted: readonly Provider[],
  inline: { readonly scripts?: readonly string[]; readonly style?: string } = {},
  framedBy: readonly string[] = [],
): string {
  const needs = scripted.flatMap((provider) => scriptsOf[provider] ?? []);
  const also = (kind: 'script' | 'style' | 'connect' | 'frame'): string => needs.map((need) => ` ${need[kind]}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${(inline.scripts ?? []).map(inlineSource).join('')}${also('script')}`,
    `style-src 'self'${inlineSource(inline.style)}${also('style')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also('connect')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${videoOrigin}${also('frame')}`,
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types rspack service-worker${needs.length > 0 ? ' provider-scripts' : ''}`,
    `report-uri ${policyReportsPath}`,
    'report-to policy',
  ].join('; ');
}

/** The source that allows this script or style alone in a Content-Security-Policy; nothing where there is none. */
export const inlineSource = (inline = ''): string => (inline === '' ? '' : ` 'sha256-${createHash('sha256').update(inline).digest('base64')}'`);

/** The Content-Security-Policy of every answer that is not a document, should a browser open it as one. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The Content-Security-Policy of the service worker: it may connect to this server alone, for the requests of its pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** The Content-Security-Policy of pictures, should a browser open one as a page. */
export const picturePolicy = "default-src 'none'; sandbox";

const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

// No Cross-Origin-Embedder-Policy: under any, a browser shows no player of videos and no login of a provider in a page, for neither names such a policy itself.
const ofDocuments = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  // Browsers that know frame-ancestors go by that; older ones, to which no single origin can be named, show no page in a frame.
  'x-frame-options': 'DENY',
};

/** The headers that browsers read of documents alone, and the referrer policy, which styles and scripts have by default. They are on every answer, should a browser open it as a document, but for scripts and styles, which it shows as text. */
export const documentHeaders = Object.keys(ofDocuments);

const always: Readonly<Record<string, string>> = {
  'content-security-policy': answerPolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...ofDocuments,
};

const twoYears = 'max-age=63072000';

/** The promise of HTTPS for two years (HSTS), for this host alone or for its subdomains too. */
export const hstsFor = ({ withSubdomains }: { readonly withSubdomains: boolean }): string => (withSubdomains ? `${twoYears}; includeSubDomains` : twoYears);

/** The headers of every answer, whatever it is; a route may narrow or widen the policy for what it sends. */
export const headersFor = (requestId: string, hsts: string | undefined): Readonly<Record<string, string>> => ({
  ...always,
  'x-request-id': requestId,
  ...(hsts ? { 'strict-transport-security': hsts } : {}),
});

/** Puts them on every answer before anything else can happen to the request. */
export function sendHeaders(app: FastifyInstance, hstsOf: (request: FastifyRequest) => string | undefined): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersFor(request.id, hstsOf(request)));
  });
}
