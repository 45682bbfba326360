import type { FastifyInstance } from 'fastify';
import type { Colleges } from '#core/colleges/colleges.ts';
import type { Companies } from '#core/companies/companies.ts';
import { existing } from '#core/failure.ts';
import { pictureLimit, limitByNetwork } from '../traffic/rate-limits.ts';

/** Ports read as a guest. */
export interface LogoPorts {
  readonly companies: Pick<Companies, 'header'>;
  readonly colleges: Pick<Colleges, 'one'>;
}

/** Redirects from logos by URL name to the pictures of today. */
export function logoRoutes(app: FastifyInstance, ports: () => LogoPorts): void {
  const logoOf = {
    company: async (urlName: string) => (await ports().companies.header(urlName)).logo,
    colleges: async (urlName: string) => (await ports().colleges.one(urlName)).logo,
  };
  for (const [place, find] of Object.entries(logoOf))
    app.get<{ Params: { file: string } }>(
      `/alpha/${place}/photos/logos/:file`,
      { onRequest: app.rateLimit({ ...pictureLimit, ...limitByNetwork, groupId: 'images' }) },
      async ({ params }, reply) => {
        const urlName = existing(/^([a-z0-9-]{1,80})\.jpg$/.exec(params.file)?.[1]);
        const logo = existing((await find(urlName)) ?? undefined);
        return reply.code(302).headers({ 'cache-control': 'public, max-age=3600', location: logo }).send();
      },
    );
}
