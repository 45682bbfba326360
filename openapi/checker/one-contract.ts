// All services as one contract: every reference inside it, names that two services give kept apart, extensions said in words.
import { methods } from '../read/operation.ts';
import type { BundledContract, DocumentedOperation, DocumentedService } from './read-services.ts';
import { saidOfOperation } from './docs/said-of-operation.ts';

/** Merged contract of all services with full paths and an introduction. */
export function oneContract(services: readonly DocumentedService[], opening: string): object {
  const names = new Names(services);
  const documented = services.map((service) => asDocumented(service, names));
  const components: Record<string, object> = {};
  for (const { contract } of documented)
    for (const [kind, parts] of Object.entries(contract.components ?? {})) components[kind] = { ...components[kind], ...parts };
  return {
    openapi: '3.1.0',
    info: { title: 'API of Daftar', version: services[0]?.contract.info.version ?? '1.0.0', description: opening },
    servers: [{ url: '/', description: 'The origin that serves the pages.' }],
    tags: documented.flatMap(({ contract }) => contract.tags ?? []),
    'x-tagGroups': documented.map(({ title, contract }) => ({ name: title, tags: (contract.tags ?? []).map(({ name }) => name) })),
    paths: Object.fromEntries(documented.flatMap(({ base, contract }) => Object.entries(contract.paths).map(([path, item]) => [`${base}${path}`, item]))),
    components,
  };
}

/** Component names of the merged contract. Conflicting ones are prefixed, except the most common meaning. */
class Names {
  /** Services by meaning of a name, such as `schemas/Rating`, compared by full text. */
  readonly #meanings = new Map<string, Map<string, string[]>>();

  constructor(services: readonly DocumentedService[]) {
    for (const { name: service, contract } of services)
      for (const [kind, parts] of Object.entries(contract.components ?? {}))
        for (const name of Object.keys(parts)) {
          const meanings = this.#meanings.get(`${kind}/${name}`) ?? new Map<string, string[]>();
          const text = wholeText(contract, kind, name);
          meanings.set(text, [...(meanings.get(text) ?? []), service]);
          this.#meanings.set(`${kind}/${name}`, meanings);
        }
  }

  of(service: string, kind: string, name: string): string {
    const meanings = [...(this.#meanings.get(`${kind}/${name}`)?.values() ?? [])].sort((one, other) => other.length - one.length);
    const at = meanings.findIndex((services) => services.includes(service));
    return at < 1 ? name : `${meanings[at]?.[0]}.${name}`;
  }
}

function wholeText({ components = {} }: BundledContract, kind: string, name: string, within: readonly string[] = []): string {
  const key = `${kind}/${name}`;
  if (within.includes(key)) return key;
  return JSON.stringify(components[kind]?.[name], (_, value: unknown) => {
    const [, otherKind, other] = typeof value === 'string' ? (componentIn.exec(value) ?? []) : [];
    return otherKind === undefined || other === undefined ? value : wholeText({ components } as BundledContract, otherKind, other, [...within, key]);
  });
}

function asDocumented(service: DocumentedService, names: Names): DocumentedService {
  const { name, title, contract } = service;
  const renamed = withoutExtensions(contract, (kind, part) => names.of(name, kind, part));
  const tagged = (tag: string): string => `${title}: ${tag}`;
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const operations = Object.entries(renamed.paths[path] ?? {}).map(([key, value]) => {
      if (!methods.some((method) => method === key)) return [key, value] as const;
      const asWritten = item[key] as DocumentedOperation;
      const { description = '', tags = [], ...others } = value as DocumentedOperation;
      return [key, { ...others, tags: tags.map(tagged), description: `${description}\n\n${saidOfOperation(asWritten)}` }] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  const tags = (contract.tags ?? []).map((tag) => ({ ...tag, name: tagged(tag.name), 'x-displayName': sentence(tag.name) }));
  const components = Object.entries(renamed.components ?? {}).map(([kind, parts]) => {
    const own = Object.entries(parts).map(([part, value]) => [names.of(name, kind, part), value] as const);
    return [kind, Object.fromEntries(own)] as const;
  });
  return { ...service, contract: { ...renamed, tags, paths: Object.fromEntries(paths), components: Object.fromEntries(components) } };
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const componentIn = /^#\/components\/(\w+)\/([\w.-]+)$/;

/** Removes extensions only our tools read, and renames references. */
function withoutExtensions<Value>(value: Value, naming: (kind: string, name: string) => string): Value {
  const walk = (one: unknown, isMap: boolean): unknown => {
    if (typeof one === 'string') return one.replace(componentIn, (_, kind: string, name: string) => `#/components/${kind}/${naming(kind, name)}`);
    if (Array.isArray(one)) return one.map((each) => walk(each, false));
    if (typeof one !== 'object' || one === null) return one;
    const checked = Object.entries(one).filter(([key]) => isMap || !key.startsWith('x-'));
    return Object.fromEntries(checked.map(([key, each]) => [key, walk(each, !isMap && maps.has(key))]));
  };
  return walk(value, false) as Value;
}

/** Maps whose keys are arbitrary names, such as header `x-request-id`. */
const maps = new Set(['headers', 'properties', 'examples', 'example', 'mapping', 'parameters', 'paths', 'schemas', 'responses', 'securitySchemes']);
