import { gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { screens } from '#core/navigation/screens.ts';
import type { Operation, Parameter } from '#openapi/read/operation.ts';
import { contracts, anAddress } from '#tests/contract/server.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { treeOfBytes, treeOfJson, treeOfPage, type Tree } from './tree.ts';

/** Read-only operations, so that new ones of a contract are crawled automatically. */
export const reading = contracts.operations.filter(({ method, changes, success }) => method === 'get' && !changes && !success.isRedirect);

export interface Crawled {
  readonly trees: readonly Tree[];
  readonly answered: ReadonlySet<string>;
}

/** Reads everything that a browser reaches, filling URLs from earlier answers, until nothing new appears. */
export async function crawl(browser: TestBrowser, known: Known): Promise<Crawled> {
  const crawler = new Crawler(browser, known);
  const trees = [...(await crawler.round()).values()];
  return { trees, answered: crawler.answered };
}

type Known = readonly (readonly [name: string, value: string])[];

/** Crawls repeatedly and remembers every URL that ever answered. */
export class Crawler {
  readonly answered = new Set<string>();
  readonly #browser: TestBrowser;
  readonly #values: Values;
  readonly #operations: readonly Operation[];
  readonly #pages: readonly string[];
  /** URLs that once existed, and those missing when first asked. */
  readonly #stood = new Set<string>();
  readonly #empty = new Set<string>();

  constructor(browser: TestBrowser, known: Known, operations: readonly Operation[] = reading, pages: readonly string[] = Object.values(screens)) {
    this.#browser = browser;
    this.#values = new Values(known);
    this.#operations = operations;
    this.#pages = pages;
  }

  /** Current answers by URL, with further list pages numbered. A missing path skips its options. */
  async round(): Promise<ReadonlyMap<string, Tree>> {
    const found = new Map<string, Tree>();
    const missing = new Set<string>();
    for (let size = -1; size < found.size;) {
      size = found.size;
      for (const [url, operationId] of urlsOf(this.#values, this.#operations, this.#pages)) {
        const [path = ''] = url.split('?');
        if (found.has(url) || this.#empty.has(url) || this.#empty.has(path) || (missing.has(path) && !this.#stood.has(url))) continue;
        if ((await this.#readInto(found, url, operationId)) === 404) missing.add(url);
      }
    }
    for (const url of found.keys()) if (!this.#stood.has(url)) this.#empty.add(url);
    return found;
  }

  async #readInto(found: Map<string, Tree>, url: string, operationId: string | undefined): Promise<number> {
    let status = 0;
    let next: string | undefined = url;
    for (let page = 1; next !== undefined; page++) {
      const answer = await this.#ask(next, operationId);
      const name = page === 1 ? url : `${url} page ${page}`;
      found.set(name, treeOf(name, answer));
      status ||= answer.statusCode;
      if (answer.statusCode === 200) this.#stood.add(name);
      const cursor = /"next":"([^"]+)"/.exec(operationId === undefined ? '' : answer.payload)?.[1];
      next = cursor && `${url}${url.includes('?') ? '&' : '?'}cursor=${cursor}`;
    }
    return status;
  }

  async #ask(url: string, operationId: string | undefined): Promise<LightMyRequestResponse> {
    const answer = await this.#browser.ask(url, { remoteAddress: anAddress(), headers: { accept: operationId ? 'application/json' : 'text/html,*/*' } });
    if (answer.statusCode !== 200) return answer;
    if (operationId === companyOperation) this.#values.isCompany(url.split('/').at(-1) ?? '');
    if (operationId) this.answered.add(operationId);
    this.#values.learnFrom(answer);
    return answer;
  }
}

const companyOperation = 'getCompany';

/** Parameter aliases: fields of answers that fill a parameter of another name. */
const readAs: Readonly<Record<string, readonly string[]>> = {
  communityId: ['slug'],
  company: ['urlName'],
  communityUrl: ['slug'],
  questionSlug: ['slug'],
  resourceId: ['postId', 'commentId'],
  salaryId: ['postId'],
  videoId: ['postId'],
  since: ['newest'],
};

/** Values read so far, by field name, which fill the next requests. */
class Values {
  readonly #read = new Map<string, Set<string>>();
  readonly #companies = new Set<string>();

  constructor(known: Known) {
    for (const [name, value] of known) this.#learn(name, value);
  }

  named(name: string): readonly string[] {
    const read = (readAs[name] ?? [name]).flatMap((each) => [...(this.#read.get(each) ?? [])]);
    return name === 'company' ? read.filter((value) => this.#companies.has(value)) : read;
  }

  /** Marks a name as a company's, as colleges and cities share field names. */
  isCompany(name: string): void {
    this.#companies.add(name);
  }

  learnFrom({ headers, payload }: LightMyRequestResponse): void {
    for (const [url] of payload.matchAll(/\/(?:media|images|avatars|sitemap)\/[\w.-]+/g)) this.#learn('foundUrl', url);
    if (!String(headers['content-type']).includes('json')) return;
    JSON.parse(payload, (name, value: unknown) => {
      if (typeof value !== 'string' && typeof value !== 'number') return value;
      // A mark of where a list began is sealed again each time, and one of them is enough.
      if (name !== 'next' && (name !== 'newest' || this.named(name).length === 0)) this.#learn(name, String(value));
      return value;
    });
  }

  #learn(name: string, value: string): void {
    this.#read.set(name, (this.#read.get(name) ?? new Set()).add(value));
  }
}

function* urlsOf(values: Values, operations: readonly Operation[], pages: readonly string[]): Generator<readonly [string, string | undefined], void> {
  for (const operation of operations) for (const url of urlsAt(operation, values)) yield [url, operation.operationId];
  for (const screen of pages)
    for (const url of filled(screen.replaceAll(/:(\w+)/g, '{$1}'), (name) => partsOfPage(screen, name, values))) yield [url, undefined];
  for (const url of values.named('foundUrl')) yield [url, undefined];
}

/** Operation with required parameters, and again for each option where none is required. */
function urlsAt({ operationId, path, parameters }: Operation, values: Values): string[] {
  const kindOf = (name: string): string => (operationId !== companyOperation && path.includes(`/company/{${name}}`) ? 'company' : name);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && (parameter.isRequired || wordsOf(parameter).length > 0));
  const [must, may] = [true, false].map((isRequired) =>
    inQuery.filter((parameter) => parameter.isRequired === isRequired).map(({ name }) => `${name}={${name}}`),
  );
  return ['', ...(must?.length ? [] : (may ?? []))].flatMap((choice) => {
    const query = [...(must ?? []), choice].filter(Boolean).join('&');
    return filled(query ? `${path}?${query}` : path, (name) =>
      fitting(
        parameters.find((parameter) => parameter.name === name),
        kindOf(name),
        values,
      ),
    );
  });
}

/** Values from the contract's enum, or those read that match its shape. */
function fitting(parameter: Parameter | undefined, name: string, values: Values): readonly string[] {
  const words = parameter ? wordsOf(parameter) : [];
  const pattern = new RegExp(parameter?.schema.text('pattern') ?? '');
  return words.length > 0 ? words : values.named(name).filter((value) => pattern.test(value));
}

const wordsOf = ({ schema }: Parameter): readonly string[] => (schema.at('enum')?.parts ?? []).map(([, word]) => String(word.value));

/** Path parts of a page: company pages use the first part, offices their own name. */
function partsOfPage(screen: string, name: string, values: Values): readonly string[] {
  if (name === 'office') return values.named('locationUrl').map((locationUrl) => `${locationUrl}-offices`);
  return name === 'page' ? values.named('company').map((urlName) => `${urlName}-${screen.split('/')[1]}`) : values.named(name);
}

function filled(url: string, of: (name: string) => readonly string[]): string[] {
  const name = /\{(\w+)\}/.exec(url)?.[1];
  if (name === undefined) return [url];
  return of(name).flatMap((value) => filled(url.replaceAll(`{${name}}`, encodeURIComponent(value)), of));
}

/** Strips the date and request id, which belong to the caller. */
function treeOf(url: string, { headers: { date: _date, 'x-request-id': question, ...headers }, payload, rawPayload }: LightMyRequestResponse): Tree {
  const type = String(headers['content-type'] ?? '');
  const text = payload.replaceAll(String(question), '');
  return { texts: [url, ...Object.values(headers).flat().map(String)], parts: [bodyOf(type, text, rawPayload)] };
}

/** Parses a body into a tree, decompressing parts of the sitemap. */
function bodyOf(type: string, text: string, bytes: Buffer): Tree {
  if (type.includes('json')) return treeOfJson(text);
  if (/html|xml/.test(type)) return treeOfPage(text);
  return type.includes('gzip') ? treeOfPage(gunzipSync(bytes).toString()) : treeOfBytes(bytes);
}
