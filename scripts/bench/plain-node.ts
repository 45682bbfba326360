// A plain server, as short as Node allows: what the product is compared with. It is its own process, so that its processor time can be measured.
import { createServer } from 'node:http';
import pg from 'pg';
import type { PlainAnswer, PlainFixture } from './plain-side.ts';
import { tellPort } from './program.ts';

process.once('message', ({ answers, databaseUrl, options }: PlainFixture) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, options, max: 10 });
  const kept = new Map(Object.entries(answers).map(([path, answer]) => [path, answerer(pool, answer)]));
  const server = createServer(async ({ url = '' }, response) => {
    try {
      const body = await kept.get(url)?.();
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json', 'content-length': body?.length ?? 0 }).end(body);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  tellPort(server);
});

function answerer(pool: pg.Pool, answer: PlainAnswer): () => Promise<Buffer> | Buffer {
  if ('base64' in answer) {
    const bytes = Buffer.from(answer.base64, 'base64');
    return () => bytes;
  }
  const { statement } = answer;
  return async () => {
    const { rows } = await pool.query<Readonly<Record<string, unknown>>>({ ...statement, values: [...statement.values] });
    return Buffer.from(JSON.stringify({ items: rows.map(withTexts) }));
  };
}

const withTexts = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64') : value]));
