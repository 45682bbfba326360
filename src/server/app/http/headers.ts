import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from '#core/providers/provider.ts';
import { videoOrigin } from '#core/media/embed-url.ts';

type Needs = Readonly<Partial<Record<'script' | 'style' | 'connect' | 'frame', string>>>;

/** Provider whose script pages may load; that of the job portal is where the host says. */
export interface ScriptedProvider {
  readonly provider: Provider;
  readonly scriptUrl?: string | undefined;
}

/** CSP origins of provider scripts. */
const scriptsOf: Partial<Record<Provider, Needs>> = {
  google: {
    script: 'https://accounts.google.com/gsi/client',
    style: 'https://accounts.google.com/gsi/style',
    connect: 'https://accounts.google.com/gsi/',
    frame: 'https://accounts.google.com/gsi/',
  },
  microsoft: { script: 'https://alcdn.msauth.net/browser/', connect: 'https://login.microsoftonline.com/' },
};

function needsOf({ provider, scriptUrl }: ScriptedProvider): Needs | undefined {
  if (scriptUrl === undefined) return scriptsOf[provider];
  const { origin, pathname } = new URL(scriptUrl);
  return { script: `${origin}${pathname}`, style: origin, connect: origin, frame: origin };
}

export const policyReportsPath = '/policy-reports';

export const reportingEndpoints = { 'reporting-endpoints': `policy="${policyReportsPath}"` };

/** CSP of documents: hashed inline code only, named providers and requested videos (S-03, S-07, S-125). */
export function documentPolicyWith(
  scripted: readonly ScriptedProvider[],
  inline: { readonly scripts?: readonly string[]; readonly style?: string } = {},
  framedBy: readonly string[] = [],
): string {
  const needs = scripted.flatMap((each) => needsOf(each) ?? []);
  const also = (kind: keyof Needs): string => needs.flatMap((need) => (need[kind] === undefined ? [] : ` ${need[kind]}`)).join('');
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

/** Hash source for one inline script or style; empty without one. */
export const inlineSource = (inline = ''): string => (inline === '' ? '' : ` 'sha256-${createHash('sha256').update(inline).digest('base64')}'`);

/** CSP of answers that are not documents, should a browser open them. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** CSP of the service worker, which reaches this server only. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** CSP of pictures opened as a page. */
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

/** Document headers, sent on everything but scripts and styles, which browsers display as text. */
export const documentHeaders = Object.keys(ofDocuments);

const always: Readonly<Record<string, string>> = {
  'content-security-policy': answerPolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...ofDocuments,
};

const twoYears = 'max-age=63072000';

export const hstsFor = ({ withSubdomains }: { readonly withSubdomains: boolean }): string => (withSubdomains ? `${twoYears}; includeSubDomains` : twoYears);

export const headersFor = (requestId: string, hsts: string | undefined): Readonly<Record<string, string>> => ({
  ...always,
  'x-request-id': requestId,
  ...(hsts ? { 'strict-transport-security': hsts } : {}),
});

/** Sets headers before anything can happen to the request. */
export function sendHeaders(app: FastifyInstance, hstsOf: (request: FastifyRequest) => string | undefined): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersFor(request.id, hstsOf(request)));
  });
}
