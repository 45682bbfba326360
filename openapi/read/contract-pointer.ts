import { isRecord } from './record.ts';
import { posix } from 'node:path';

/** JSON pointer with its value; follows references, even into other files. */
export class ContractPointer {
  readonly #files: ReadonlyMap<string, unknown>;
  readonly #file: string;
  readonly #steps: readonly string[];
  readonly value: unknown;

  constructor(files: ReadonlyMap<string, unknown>, file: string, steps: readonly string[] = [], value: unknown = files.get(file)) {
    this.#files = files;
    this.#file = file;
    this.#steps = steps;
    this.value = value;
  }

  get uri(): string {
    return `${this.#file}#${this.#steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')}`;
  }

  at(...steps: readonly string[]): ContractPointer | undefined {
    return steps.reduce<ContractPointer | undefined>((pointer, step) => (pointer ? pointer.#step(step) : undefined), this);
  }

  get parts(): readonly (readonly [string, ContractPointer])[] {
    const names = isRecord(this.value) || Array.isArray(this.value) ? Object.keys(this.value) : [];
    return names.flatMap((name) => {
      const part = this.at(name);
      return part ? [[name, part] as const] : [];
    });
  }

  text(name: string): string | undefined {
    const value = this.at(name)?.value;
    return typeof value === 'string' ? value : undefined;
  }

  number(name: string): number | undefined {
    const value = this.at(name)?.value;
    return typeof value === 'number' ? value : undefined;
  }

  #step(name: string): ContractPointer | undefined {
    const holder: Readonly<Record<string, unknown>> = isRecord(this.value) || Array.isArray(this.value) ? Object(this.value) : {};
    const value = Object.hasOwn(holder, name) ? holder[name] : undefined;
    if (value === undefined) return undefined;
    const pointer = new ContractPointer(this.#files, this.#file, [...this.#steps, name], value);
    return isRecord(value) && typeof value['$ref'] === 'string' ? pointer.#follow(value['$ref']) : pointer;
  }

  #follow(reference: string): ContractPointer {
    const [file = '', pointer = ''] = reference.split('#');
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
    const there = file ? posix.join(posix.dirname(this.#file), file) : this.#file;
    const target = new ContractPointer(this.#files, there).at(...steps);
    if (!target) throw new Error(`${this.uri} refers to ${reference}, which is not there.`);
    return target;
  }
}
