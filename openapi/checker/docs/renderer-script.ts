import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

/** Renderer script from the plugin that ships it built, which avoids 280 packages. */
export async function rendererScript(): Promise<string> {
  const app = Fastify();
  await app.register(scalar, { routePrefix: '/', configuration: { content: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } } });
  const { statusCode, payload } = await app.inject('/js/scalar.js');
  await app.close();
  if (statusCode !== 200) throw new Error(`The renderer of the reference has no script: ${statusCode}.`);
  return payload;
}
