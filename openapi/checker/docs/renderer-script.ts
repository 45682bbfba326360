import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/**
 * The script that draws a contract in a browser. It comes ready-made with a plugin that serves it, which is asked for it here: the package of the renderer
 * itself brings along the 280 others that it is built from.
 */
export async function rendererScript(): Promise<string> {
  const app = Fastify();
  await app.register(scalar, { routePrefix: '/', configuration: { content: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } } });
  const { statusCode, payload } = await app.inject('/js/scalar.js');
  await app.close();
  if (statusCode !== 200) throw new Error(`The renderer of the reference has no script: ${statusCode}.`);
  return payload;
}
