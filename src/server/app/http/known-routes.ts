import type { FastifyInstance } from 'fastify';

export class KnownRoutes {
  readonly #exact = new Map<string, Set<string>>();
  readonly #patterns: { readonly pattern: RegExp; readonly methods: Set<string> }[] = [];

  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url, method }) => {
      const methods = [method].flat();
      for (const one of methods) this.#methodsOf(url).add(one);
    });
  }

  methodsAt(path: string): readonly string[] {
    const exact = this.#exact.get(path) ?? this.#patterns.find(({ pattern }) => pattern.test(path))?.methods;
    return exact ? [...exact, 'OPTIONS'].sort() : [];
  }

  /** Prefers a fixed URL to one with parameters. */
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

/** Path step: word, parameter, choice of words, or the rest. */
function stepPattern(step: string): string {
  if (step === '*') return '.*';
  const [, words] = /^:[A-Za-z]+(?:\(\^(.*)\$\))?$/.exec(step) ?? [];
  if (words !== undefined) return `(?:${words})`;
  return step.startsWith(':') ? '[^/]+' : step.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
