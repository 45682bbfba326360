import type { FastifyInstance } from 'fastify';
import { existing } from '#core/failure.ts';
import { avatarNamed, drawingOf } from '#core/personas/avatar.ts';
import { limitByNetwork, pictureLimit } from '../traffic/rate-limits.ts';
import { picturePolicy } from './headers.ts';

/** Draws pool pictures from their names alone, which reveal nothing about anyone (S-101). */
export function avatarRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/avatars/:file', { onRequest: app.rateLimit({ ...pictureLimit, ...limitByNetwork }) }, async ({ params }, reply) => {
    const avatar = existing(params.file.endsWith('.svg') ? avatarNamed(params.file.slice(0, -'.svg'.length)) : undefined);
    return reply
      .headers({ 'content-security-policy': picturePolicy, 'cache-control': 'public, max-age=31536000, immutable' })
      .type('image/svg+xml')
      .send(svgOf(drawingOf(avatar)));
  });
}

const mirrored = 'matrix(-1 0 0 1 40 0)';

/** Mirrors both tiles right of the middle. */
const svgOf = ({ ground, shape, middle, upper, lower, centre }: ReturnType<typeof drawingOf>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${ground}" d="M0 0h40v40H0z"/><g fill="${shape}">` +
  `<path d="${upper}"/><path d="${upper}" transform="${mirrored}"/><g transform="translate(0 20)"><path d="${lower}"/><path d="${lower}" transform="${mirrored}"/></g></g>` +
  `<path fill="${middle}" d="${centre}"/></svg>`;
