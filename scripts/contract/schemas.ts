import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Files } from '#server/app/contract/read-files.ts';
import type { ContractPointer } from '#server/app/contract/contract-pointer.ts';

/** A violation of the contract: where in an answer, and in one sentence. */
export interface Violation {
  readonly pointer: string;
  readonly sentence: string;
  /** The place in the contract files that promises it (a URI), where it is another than the operation. */
  readonly promised?: string;
}

const mostNamed = 5;

/** Holds values against the schemas of the contract files. */
export class Schemas {
  readonly #ajv = new Ajv2020({ strict: false, strictNumbers: true, validateSchema: false, inlineRefs: false, allErrors: true, logger: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(files: Files) {
    formats.default(this.#ajv);
    for (const [file, contract] of files) this.#ajv.addSchema(contract as object, file);
  }

  fits(schema: ContractPointer, value: unknown): boolean {
    return this.#validatorOf(schema.uri)(value);
  }

  /** Whether a text fits where everything is text, as in a URL. */
  fitsText(schema: ContractPointer, text: string): boolean {
    return this.fits(schema, schema.text('type') === 'integer' ? Number(text) : text);
  }

  /** The reasons why a value does not fit. */
  misfits(schema: ContractPointer | string, value: unknown, pointer: string): Violation[] {
    const promised = typeof schema === 'string' ? schema : schema.uri;
    const validate = this.#validatorOf(promised);
    if (validate(value)) return [];
    return (validate.errors ?? []).slice(0, mostNamed).map(({ instancePath, keyword, params, message }) => {
      const extra = keyword === 'enum' ? ` (${String(params['allowedValues'])})` : '';
      return { pointer: pointer + instancePath, sentence: `${pointer}${instancePath} ${message ?? 'does not fit'}${extra}.`, promised };
    });
  }

  /** Properties that the schema does not name, however deep. An object that names none at all may hold anything. */
  undeclared(schema: ContractPointer, value: unknown, pointer: string): Violation[] {
    if (Array.isArray(value)) {
      const items = schema.at('items');
      return items ? value.flatMap((item, index) => this.undeclared(items, item, `${pointer}/${index}`)).slice(0, mostNamed) : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    const layers = this.#layersOf(schema, value);
    if (!layers.some((layer) => layer.at('properties'))) return [];
    return Object.entries(value).flatMap(([name, inner]) => {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const [declared] = layers.flatMap((layer) => layer.at('properties', name) ?? freely(layer) ?? []);
      return declared
        ? this.undeclared(declared, inner, at)
        : [{ pointer: at, sentence: `${at} is sent, but the contract does not name it.`, promised: schema.uri }];
    });
  }

  /** The schema and whatever it is composed of, as far as it speaks of this value. */
  #layersOf(schema: ContractPointer, value: unknown): ContractPointer[] {
    const all = schema.at('allOf')?.parts ?? [];
    const choices = [...(schema.at('oneOf')?.parts ?? []), ...(schema.at('anyOf')?.parts ?? [])].filter(([, choice]) => this.fits(choice, value));
    return [schema, ...[...all, ...choices].flatMap(([, part]) => this.#layersOf(part, value))];
  }

  #validatorOf(ref: string): ValidateFunction {
    const known = this.#compiled.get(ref) ?? this.#ajv.compile({ $ref: ref });
    this.#compiled.set(ref, known);
    return known;
  }
}

/** The schema of names that a contract leaves open on purpose. */
function freely(layer: ContractPointer): ContractPointer | undefined {
  const others = layer.at('additionalProperties');
  return others && others.value !== false ? others : undefined;
}
