import { gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { screens } from '#core/navigation/screens.ts';
import type { Operation, Parameter } from '#openapi/read/operation.ts';
import { contracts, anAddress } from '#tests/contract/server.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { treeOfBytes, treeOfJson, treeOfPage, type Tree } from './tree.ts';

/** Every operation that only reads, so that one that is added to a contract is crawled without a line here. */
export const reading = contracts.operations.filter(({ method, changes, success }) => method === 'get' && !changes && !success.isRedirect);

/** The result of a crawl: every answer as a tree, and the operations that answered 200. */
export interface Crawled {
  readonly trees: readonly Tree[];
  readonly answered: ReadonlySet<string>;
}

/** Reads every operation, page and picture that one browser reaches, filling what a URL takes from what was read before, until nothing new comes up. */
export async function crawl(browser: TestBrowser, known: Known): Promise<Crawled> {
  const crawler = new Crawler(browser, known);
  const trees = [...(await crawler.round()).values()];
  return { trees, answered: crawler.answered };
}

/** Values that are known before anything was read, by the name of what is filled with them. */
type Known = readonly (readonly [name: string, value: string])[];

/** Crawls again and again, and forgets no URL at which anything ever stood. */
export class Crawler {
  /** The operations that answered 200. */
  readonly answered = new Set<string>();
  readonly #browser: TestBrowser;
  readonly #values: Values;
  readonly #operations: readonly Operation[];
  readonly #pages: readonly string[];
  /** The URLs at which something stood once, and those at which nothing did when they were first asked. */
  readonly #stood = new Set<string>();
  readonly #empty = new Set<string>();

  constructor(browser: TestBrowser, known: Known, operations: readonly Operation[] = reading, pages: readonly string[] = Object.values(screens)) {
    this.#browser = browser;
    this.#values = new Values(known);
    this.#operations = operations;
    this.#pages = pages;
  }

  /** The answers of now by their URLs, the further pages of a list by their numbers. Where a path alone is missing, no choice of its list is asked for. */
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

  /** Reads a URL with all its pages, and returns the status of the first. */
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

/** The operation that says whether a name is a company's. */
const companyOperation = 'getCompany';

/** Aliases of parameters: the fields of answers from which a parameter of another name is filled. */
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

/** Values read so far, by the name of their field, from which the parameters of the next requests are filled. */
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

  /** Notes that a name is a company's, so that its pages are asked for; those of colleges and cities stand in fields that are called alike. */
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

/** Every URL that can be made with what is known, those of operations with their names. */
function* urlsOf(values: Values, operations: readonly Operation[], pages: readonly string[]): Generator<readonly [string, string | undefined], void> {
  for (const operation of operations) for (const url of urlsAt(operation, values)) yield [url, operation.operationId];
  for (const screen of pages)
    for (const url of filled(screen.replaceAll(/:(\w+)/g, '{$1}'), (name) => partsOfPage(screen, name, values))) yield [url, undefined];
  for (const url of values.named('foundUrl')) yield [url, undefined];
}

/** An operation with what it must be asked with; one that need not be asked with anything once more for each choice that it offers. */
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

/** The values of a parameter: the words its contract names, or what was read and has the shape that the contract asks for. */
function fitting(parameter: Parameter | undefined, name: string, values: Values): readonly string[] {
  const words = parameter ? wordsOf(parameter) : [];
  const pattern = new RegExp(parameter?.schema.text('pattern') ?? '');
  return words.length > 0 ? words : values.named(name).filter((value) => pattern.test(value));
}

const wordsOf = ({ schema }: Parameter): readonly string[] => (schema.at('enum')?.parts ?? []).map(([, word]) => String(word.value));

/** The pages of a company end in the first part of their URL, and its offices in their own name. */
function partsOfPage(screen: string, name: string, values: Values): readonly string[] {
  if (name === 'office') return values.named('locationUrl').map((locationUrl) => `${locationUrl}-offices`);
  return name === 'page' ? values.named('company').map((urlName) => `${urlName}-${screen.split('/')[1]}`) : values.named(name);
}

/** A URL once for each way to fill what is in braces. */
function filled(url: string, of: (name: string) => readonly string[]): string[] {
  const name = /\{(\w+)\}/.exec(url)?.[1];
  if (name === undefined) return [url];
  return of(name).flatMap((value) => filled(url.replaceAll(`{${name}}`, encodeURIComponent(value)), of));
}

/** An answer without what belongs to the caller, and not to what is read: when they asked, and which question it was. */
function treeOf(url: string, { headers: { date: _date, 'x-request-id': question, ...headers }, payload, rawPayload }: LightMyRequestResponse): Tree {
  const type = String(headers['content-type'] ?? '');
  const text = payload.replaceAll(String(question), '');
  return { texts: [url, ...Object.values(headers).flat().map(String)], parts: [bodyOf(type, text, rawPayload)] };
}

/** The body of an answer as a tree; what is compressed itself, such as a part of the sitemap, as what is in it. */
function bodyOf(type: string, text: string, bytes: Buffer): Tree {
  if (type.includes('json')) return treeOfJson(text);
  if (/html|xml/.test(type)) return treeOfPage(text);
  return type.includes('gzip') ? treeOfPage(gunzipSync(bytes).toString()) : treeOfBytes(bytes);
}
