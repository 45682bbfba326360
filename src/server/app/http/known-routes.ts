import type { FastifyInstance } from 'fastify';

/** The URLs that this server knows, and their methods. It listens while routes are added, so none is ever forgotten. */
export class KnownRoutes {
  readonly #exact = new Map<string, Set<string>>();
  readonly #patterns: { readonly pattern: RegExp; readonly methods: Set<string> }[] = [];

  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url, method }) => {
      const methods = [method].flat();
      for (const one of methods) this.#methodsOf(url).add(one);
    });
  }

  /** The methods that a URL takes; none when nothing is there. */
  methodsAt(path: string): readonly string[] {
    const exact = this.#exact.get(path) ?? this.#patterns.find(({ pattern }) => pattern.test(path))?.methods;
    return exact ? [...exact, 'OPTIONS'].sort() : [];
  }

  /** The methods of a URL that stands by itself, also where a place for any name would match it too. */
  exactMethodsAt(path: string): readonly string[] {
    const exact = /\/[:*]/.test(path) ? undefined : this.#exact.get(path);
    return exact ? [...exact, 'OPTIONS'].sort() : [];
  }

  #methodsOf(url: string): Set<string> {
    const found = this.#exact.get(url);
    if (found) return found;
    const methods = new Set<string>();
    this.#exact.set(url, methods);
    if (/\/[:*]/.test(url)) this.#patterns.push({ pattern: new RegExp(`^${url.split('/').map(stepPattern).join('/')}$`), methods });
    return methods;
  }
}

/** One step of a URL: a word, a place for any word, a place for one of a few, or all the rest. */
function stepPattern(step: string): string {
  if (step === '*') return '.*';
  const [, words] = /^:[A-Za-z]+(?:\(\^(.*)\$\))?$/.exec(step) ?? [];
  if (words !== undefined) return `(?:${words})`;
  return step.startsWith(':') ? '[^/]+' : step.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
