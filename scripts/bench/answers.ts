// Benchmark: how fast the list of companies answers from a world of 100,000, beside a plain server that writes the same bytes.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { openDatabase } from '#server/adapters/database/database.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { everyCompany, type CompanySearch } from '#core/companies/company-search.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { load, type Load } from './load.ts';
import { atLeast, atMost, percentileOf, told, type Finding } from './finding.ts';

/** The large world is kept between runs, for it takes a while to fill. */
const dataDir = '.cache/large-world';
const leastShare = 0.15;

export async function answers(): Promise<readonly Finding[]> {
  const product = await startProduct({ dataDir, scale: 'large' });
  const path = '/api/company/v1/companies';
  const bytes = Buffer.from(await (await fetch(product.origin + path)).arrayBuffer());
  const plain = await plainServer(bytes);
  const findings: Finding[] = [];
  for (const connections of [1, 16]) {
    const beside = await load(plain.origin, [path], connections);
    const same = await load(product.origin, [path], connections);
    const varied = await load(product.origin, variedPaths(path), connections);
    for (const [name, { requestsPerSecond, tookMs }] of Object.entries({ 'plain server': beside, 'same URL': same, 'every URL another': varied })) {
      const what = `${connections} connections, ${name}`;
      findings.push(told(`${what}: requests a second`, requestsPerSecond, '/s'));
      findings.push(told(`${what}: p50`, percentileOf(tookMs, 50), 'ms'), told(`${what}: p95`, percentileOf(tookMs, 95), 'ms'));
    }
    const shareOf = ({ requestsPerSecond }: Load) => requestsPerSecond / beside.requestsPerSecond;
    findings.push(atLeast(`${connections} connections, same URL: share of the plain server`, shareOf(same), leastShare, 'of it'));
    findings.push(told(`${connections} connections, every URL another: share of the plain server`, shareOf(varied), 'of it'));
  }
  plain.server.close();
  await product.stop();
  return [...findings, ...(await databasePart())];
}

/** More URLs than are kept, so that the database is asked nearly every time. */
function variedPaths(path: string): string[] {
  const words = ['a', 'in', 'pay', 'tech', 'river', 'net'];
  return Array.from({ length: 3_000 }, (_, at) => `${path}?name=${words[at % words.length]}&rating=${1 + (at % 400) / 100}&limit=${20 + Math.floor(at / 400)}`);
}

async function plainServer(bytes: Buffer): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The plain server has no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

async function databasePart(): Promise<readonly Finding[]> {
  const database = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  const companies = new SqlCompanies(database);
  const { industries, locations, sizes } = await companies.filters();
  const searches: CompanySearch[] = Array.from({ length: 600 }, (_, at) => ({
    ...everyCompany,
    sort: (['popularity', 'rating', 'name'] as const)[at % 3] ?? 'popularity',
    industry: at % 2 === 0 ? [industries[at % industries.length]?.urlName ?? ''] : [],
    location: at % 5 === 0 ? [locations[at % locations.length]?.urlName ?? ''] : [],
    size: at % 7 === 0 ? sizes.slice(at % sizes.length, (at % sizes.length) + 1).map(({ bucket }) => bucket) : [],
    rating: at % 4 === 0 ? 4 : null,
    name: at % 11 === 0 ? 'net' : '',
  }));
  const tookMs: number[] = [];
  for (const round of [0, 1]) {
    for (const search of searches) {
      const began = performance.now();
      const { next } = await companies.list(search);
      if (round === 1) tookMs.push(performance.now() - began);
      if (next && round === 1) {
        const turned = performance.now();
        await companies.list(search, next);
        tookMs.push(performance.now() - turned);
      }
    }
  }
  await database.close();
  return [told('database part of a list: p50', percentileOf(tookMs, 50), 'ms'), atMost('database part of a list: p95', percentileOf(tookMs, 95), 5, 'ms')];
}
