import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReference } from '#scripts/build/build-reference.ts';
import { writeDocs } from '#openapi/checker/docs/write-docs.ts';
import { inlineSource } from '#server/app/http/headers.ts';
import { referenceIn } from '#server/app/pages/reference.ts';
import { referencePath } from '#server/app/pages/reference-route.ts';
import { contracts, openServer } from './server.ts';
import { openTestSite } from './site.ts';

const site = openTestSite(async () => ({ status: 404, head: '<title>x</title>', body: 'nothing here', hydration: '{}', chunks: [], isForEveryone: true }));
const dist = mkdtempSync(join(tmpdir(), 'daftar-reference-'));

let app: FastifyInstance;
let page: string;
beforeAll(async () => {
  await buildReference(dist);
  app = await openServer({ site: { ...site, reference: () => referenceIn(dist) } });
  page = (await app.inject({ url: referencePath })).payload;
}, 120_000);
afterAll(async () => {
  await app.close();
  site.remove();
  rmSync(dist, { recursive: true, force: true });
});

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string; readonly description?: string }>>>>;
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly info: { readonly description: string };
}

const directivesIn = (policy: string): Readonly<Record<string, string>> =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s, 2) as [string, string]));

const documentedIn = (html: string): Documented =>
  JSON.parse(/<script type="application\/json" id="contract">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Documented;

const scriptsIn = (html: string): string[] => [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);

const operationsIn = ({ paths }: Documented) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, description }]) => (operationId === undefined ? [] : [{ operationId, method, path, description }])),
  );

describe('the reference of all services (R-250, R-251)', () => {
  it('shows every operation under its whole path, and none beside', () => {
    const listed = (operations: readonly { operationId: string; method: string; path: string }[]) =>
      operations.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`).sort();
    expect(listed(operationsIn(documentedIn(page)))).toEqual(listed(contracts.operations));
  });

  it('leads from every reference to what is in it', () => {
    const documented = documentedIn(page);
    const references = new Set([...JSON.stringify(documented).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference));
    const isThere = (reference: string): boolean =>
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], documented) !== undefined;
    expect(references.size).toBeGreaterThan(100);
    expect([...references].filter((reference) => !reference.startsWith('#/components/') || !isThere(reference))).toEqual([]);
  });

  it('lists the services by plain words, with what each is about', () => {
    const { info, 'x-tagGroups': groups } = documentedIn(page);
    const services = new Set(contracts.operations.map(({ service }) => service));
    expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(['Communities', 'Made-up names', 'Signing in']));
    expect(groups).toHaveLength(services.size);
    for (const { name } of groups) expect(info.description).toContain(`- **${name}** (\``);
  });

  it('says below each operation who may ask, and how often', () => {
    const saidOf = (name: string) => operationsIn(documentedIn(page)).find(({ operationId }) => operationId === name)?.description;
    for (const { operationId, description } of operationsIn(documentedIn(page)))
      expect(description, operationId).toMatch(/\n\n\*\*Who may ask:\*\* (a|the key of a)/);
    expect(saidOf('listGrievances')).toMatch(/Who may ask:\*\* an administrator$/);
    expect(saidOf('getGrievance')).toContain('Who may ask:** anybody, without a session · at most 600 requests in 300 s');
    expect(saidOf('castVote')).toMatch(/Who may ask:\*\* any member, also one without a made-up name, or the key of a made-up name/);
  });

  it('needs no other origin, and runs no script but its own', async () => {
    const { headers } = await app.inject({ url: referencePath });
    const policy = String(headers['content-security-policy']);
    const scripts = scriptsIn(page).map((script) => inlineSource(script));
    expect(scripts).toHaveLength(2);
    const { 'script-src': allowed, 'style-src': styling, ...others } = directivesIn(policy);
    expect([allowed, styling]).toEqual([scripts.join('').trim(), "'unsafe-inline'"]);
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['default-src', 'base-uri', 'form-action', 'frame-ancestors']));
    for (const [name, sources] of Object.entries(others)) expect([name, sources]).toEqual([name, expect.stringMatching(/^('none'|'self'|data:)$/)]);
    expect(others['default-src']).toBe("'none'");
    // From the file system the page brings the same policy along.
    expect(page.slice(0, 2_000)).toContain(policy.replace("; frame-ancestors 'none'", ''));
    const markup = page.replaceAll(/<script[^>]*>[^]*?<\/script>|<style>[^]*?<\/style>/g, '');
    expect(markup.match(/(?:src|href|content)="(?:https?:)?\/\/[^"]*"/g)).toBeNull();
    const styles = [...page.matchAll(/<style>([^]*?)<\/style>/g)].join('');
    expect(styles.match(/url\(|@import/g)).toBeNull();
  });

  it('switches off what reaches for the servers of those who made its renderer', () => {
    const [, start = ''] = scriptsIn(page);
    for (const setting of [
      'telemetry: false',
      'agent: { disabled: true }',
      'mcp: { disabled: true }',
      'withDefaultFonts: false',
      "showDeveloperTools: 'never'",
    ])
      expect(start).toContain(setting);
    expect(start).not.toMatch(/https:/);
  });
});

describe('its page on the server', () => {
  it('answers everyone, in English, compressed by the build', async () => {
    const answer = await app.inject({ url: referencePath, headers: { 'accept-encoding': 'br, gzip', accept: 'text/html' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const head = page.slice(0, 2_000);
    expect(head).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(head).toMatch(/<title>API of Daftar<\/title>\n<meta name="description" content="[^"]{30,}">/);
  });

  it('is sent once to a browser that asks whether it is still the same', async () => {
    const { headers } = await app.inject({ url: referencePath });
    const again = await app.inject({ url: referencePath, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.payload.length]).toEqual([304, 0]);
  });

  it('has the complete contract of each service beside it, and no other file', async () => {
    const { statusCode, headers, payload } = await app.inject({ url: `${referencePath}/log.json` });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-cache']);
    const { responses, parameters } = JSON.parse(payload).paths['/api/v4/log/error'].post;
    expect(Object.keys(responses)).toEqual(['204', '400', '403', '413', '415', '429', '503', 'default']);
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/WriterAppId' });
    for (const name of ['nothing.json', 'policy.txt', 'made-from', '..%2fsite%2flog.json'])
      expect((await app.inject({ url: `${referencePath}/${name}` })).statusCode, name).toBe(404);
    const compressed = await app.inject({ url: `${referencePath}/user.json`, headers: { 'accept-encoding': 'br' } });
    expect([compressed.statusCode, compressed.headers['content-encoding']]).toEqual([200, 'br']);
  });

  it('says that it is on the way as long as the build has left none', async () => {
    const bare = await openServer({ site });
    expect((await bare.inject({ url: referencePath, headers: { accept: 'text/html' } })).statusCode).toBe(503);
    await bare.close();
  });
});

describe('npm run contract -- docs', () => {
  it('writes the same page into the folder that is named from where it is typed', async () => {
    expect(await writeDocs(['docs'], dist)).toBe(0);
    // What differs would be megabytes to read.
    expect(readFileSync(join(dist, 'docs', 'index.html'), 'utf8') === page).toBe(true);
  }, 120_000);

  it('refuses two folders, and what is no folder', async () => {
    await expect(writeDocs(['one', 'two'], dist)).rejects.toThrow('docs [<folder>]');
    await expect(writeDocs(['--open'], dist)).rejects.toThrow('docs [<folder>]');
  });
});
