// Writes what operations repeat into those that lack some of it, and leaves every other line of the contracts as it is.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parseDocument, type YAMLMap } from 'yaml';
import { answersOf, changesSomething, type Answering } from '#openapi/rules/repeated.ts';
import type { Operation, Parameter } from '#openapi/read/contract-files.ts';
import { methods } from '#openapi/read/operation.ts';
import { isBlock, pairsOf, YamlPage, type Edit } from './yaml-page.ts';

interface Written extends Omit<Answering, 'requestBody'>, Operation {
  readonly responses?: Readonly<Record<string, { readonly $ref?: string; readonly headers?: Readonly<Record<string, unknown>> } | null>>;
}

interface Place {
  readonly path: string;
  readonly method: string;
  readonly node: YAMLMap;
  readonly operation: Written;
}

/** Completes operations and names those that were incomplete. */
export function completeOperations(folder = 'openapi'): string[] {
  return globSync('**/*.yaml', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .flatMap((name) => {
      const page = new Page(name, readFileSync(join(folder, name), 'utf8'));
      const found = placesIn(page)
        .map((place) => ({ ...place, edits: editsOf(place, page) }))
        .filter(({ edits }) => edits.length > 0);
      if (found.length > 0) writeFileSync(join(folder, name), page.edited(found.flatMap(({ edits }) => edits)));
      return found.map(({ path, method, operation }) => `${folder}/${name}: completed ${operation.operationId ?? `${method} ${path}`}.`);
    });
}

/** Skips flow-style operations and invalid YAML, which the lint refuses. */
function placesIn({ text }: Page): Place[] {
  const document = parseDocument(text);
  if (document.errors.length > 0) return [];
  return pairsOf(document.get('paths')).flatMap(([path, item]) =>
    pairsOf(item).flatMap(([method, node]) =>
      methods.some((known) => known === method) && isBlock(node) ? [{ path, method, node, operation: node.toJS(document) as Written }] : [],
    ),
  );
}

function editsOf(place: Place, page: Page): Edit[] {
  const { path, method, node, operation } = place;
  const answers = answersOf(path, method, operation);
  const isWriting = changesSomething(method, operation);
  const traces = tracesIn(node, operation, page);
  const asked = [...(isWriting ? headersOf(place, page, 'Writer') : []), ...traces, ...answersIn(node, answers, page)];
  if (asked.length === 0) return [];
  // A header at the end of one answer is before the answer that follows it.
  return [...headersOf(place, page, isWriting ? 'Writer' : ''), ...traces, ...answersIn(node, new Map([...answers, ['503', 'Unavailable']]), page)];
}

/** Adds parameters for product and kind of client, as a writer's for changes. */
function headersOf({ node, operation }: Place, page: Page, kind: 'Writer' | ''): Edit[] {
  const list = node.get('parameters');
  const has = (header: 'AppId' | 'SystemId', wanted: string) => operation.parameters?.findIndex((parameter) => isHeader(parameter, header, wanted)) ?? -1;
  const missing = (['AppId', 'SystemId'] as const).filter((header) => has(header, kind) < 0);
  const lines = missing.filter((header) => has(header, '') < 0).map((header) => `- $ref: ${page.parameter(header, kind)}`);
  if (list === undefined)
    return lines.length > 0 ? [page.before(node, ['requestBody', 'responses'], ['parameters:', ...lines.map((line) => `  ${line}`)])] : [];
  if (!isSeq(list) || list.flow === true) return [];
  const raised = missing.flatMap((header) => page.replaced(list, has(header, ''), page.parameter(header, kind)));
  return [...raised, ...(lines.length > 0 ? [page.inList(list, has('AppId', '') + 1, lines)] : [])];
}

function isHeader({ $ref, name }: Parameter, header: 'AppId' | 'SystemId', kind: string): boolean {
  return $ref === undefined ? name?.toLowerCase() === header.toLowerCase() : new RegExp(`/${kind}\\w*${header}$`).test($ref);
}

function answersIn(node: YAMLMap, answers: ReadonlyMap<string, string>, page: Page): Edit[] {
  const responses = node.get('responses');
  if (!isBlock(responses)) return [];
  const there = pairsOf(responses).map(([status]) => status);
  return [...answers]
    .filter(([status]) => !there.includes(status))
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([status, name]) => {
      const later = there.filter((known) => rankOf(known) > rankOf(status));
      return page.before(responses, later, [status === 'default' ? 'default:' : `'${status}':`, `  $ref: ${page.shared('responses', name)}`]);
    });
}

const rankOf = (status: string): number => (/^\d+$/.test(status) ? Number(status) : Infinity);

function tracesIn(node: YAMLMap, { responses = {} }: Written, page: Page): Edit[] {
  const lines = ['x-request-id:', `  $ref: ${page.shared('headers', 'RequestId')}`];
  return pairsOf(node.get('responses')).flatMap(([status, answer]) => {
    const read = responses[status];
    if (!isBlock(answer) || !read || read.$ref !== undefined || read.headers?.['x-request-id'] !== undefined) return [];
    const headers = answer.get('headers');
    if (headers === undefined) return [page.before(answer, ['content', 'links'], ['headers:', ...lines.map((line) => `  ${line}`)])];
    return isBlock(headers)
      ? [
          page.before(
            headers,
            pairsOf(headers)
              .slice(0, 1)
              .map(([name]) => name),
            lines,
          ),
        ]
      : [];
  });
}

class Page extends YamlPage {
  readonly name: string;

  constructor(name: string, text: string) {
    super(text);
    this.name = name;
  }

  shared(kind: string, part: string): string {
    return this.quoted(`${'../'.repeat(this.name.split('/').length - 1)}common.yaml#/components/${kind}/${part}`);
  }

  /** Header parameter, the service's own where it knows more kinds of clients. */
  parameter(header: 'AppId' | 'SystemId', kind: 'Writer' | ''): string {
    const own = /\$ref: '?([\w./-]*#\/components\/parameters\/)(?:Writer)?((?!Writer)\w+)SystemId\b/.exec(this.text);
    return header === 'SystemId' && own ? this.quoted(`${own[1]}${kind}${own[2]}SystemId`) : this.shared('parameters', `${kind}${header}`);
  }

  private quoted(reference: string): string {
    return /\$ref: '[\w./-]*common\.yaml/.test(this.text) || reference.startsWith('#') ? `'${reference}'` : reference;
  }
}
