import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a document may do. Nothing of it is inline, nothing comes from elsewhere, and no text becomes script. */
export const documentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types rspack',
].join('; ');

/** What anything may do that is not a document, should somebody open it as one. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What a picture may do, should somebody open it as a page. */
export const imagePolicy = "default-src 'none'; sandbox";

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
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const always: Readonly<Record<string, string>> = {
  'content-security-policy': answerPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
};

const twoYears = 'max-age=63072000; includeSubDomains';

/** The headers of every answer, whatever it is; a route may narrow or widen the policy for what it sends. */
export const headersFor = (requestId: string, isSecure: boolean): Readonly<Record<string, string>> => ({
  ...always,
  'x-request-id': requestId,
  ...(isSecure ? { 'strict-transport-security': twoYears } : {}),
});

/** Puts them on every answer before anything else can happen to the request. */
export function sendHeaders(app: FastifyInstance, isSecure: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersFor(request.id, isSecure(request)));
  });
}
