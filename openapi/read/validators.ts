import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Problem } from './refusal.ts';
import type { Parameter } from './operation.ts';
import type { ContractPointer } from './contract-pointer.ts';

/** Lists problems without ever repeating the value. */
export type Check = (value: unknown) => readonly Problem[];

const made = new WeakMap<ReadonlyMap<string, unknown>, Validators>();

/** Shared by all servers of a process, since compiling is slow. */
export function validatorsOf(files: ReadonlyMap<string, unknown>): Validators {
  const validators = made.get(files) ?? new Validators(files);
  made.set(files, validators);
  return validators;
}

/** Validates against contract files and fills defaults, compiling each check lazily and once. */
export class Validators {
  readonly #ajv: Ajv2020;
  readonly #known = new Map<string, ValidateFunction>();

  constructor(files: ReadonlyMap<string, unknown>) {
    this.#ajv = new Ajv2020({
      strict: false,
      strictNumbers: true,
      useDefaults: true,
      validateSchema: false,
      addUsedSchema: false,
      inlineRefs: false,
      logger: false,
    });
    formats.default(this.#ajv);
    for (const [file, contract] of files) this.#ajv.addSchema(contract as object, file);
  }

  forValue(part: string, schema: ContractPointer): Check {
    return this.#lazily(part, () => ({ $ref: schema.uri }));
  }

  /** Refuses unknown names, except among headers. */
  forParameters(part: Parameter['in'], parameters: readonly Parameter[]): Check {
    return this.#lazily(part, () => ({
      type: 'object',
      additionalProperties: part === 'header',
      required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, { $ref: schema.uri }])),
    }));
  }

  #lazily(part: string, schema: () => object): Check {
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= this.#compiled(schema());
      return validate(value) ? [] : (validate.errors ?? []).map((error) => problemIn(part, error));
    };
  }

  #compiled(schema: object): ValidateFunction {
    const text = JSON.stringify(schema);
    const validate = this.#known.get(text) ?? this.#ajv.compile(schema);
    this.#known.set(text, validate);
    return validate;
  }
}

function problemIn(part: string, { keyword, instancePath, params, message }: ErrorObject): Problem {
  const inner = keyword === 'required' ? params['missingProperty'] : keyword === 'additionalProperties' ? params['additionalProperty'] : undefined;
  const pointer = `/${part}${instancePath}${inner === undefined ? '' : `/${pointed(String(inner))}`}`;
  return { pointer: pointer.slice(0, 300), message: (sentences[keyword]?.(params) ?? message ?? 'is not right').slice(0, 300) };
}

const pointed = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const sentences: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  required: () => 'is missing',
  additionalProperties: () => 'is not known here',
  type: ({ type }) => `must be of type ${String(type)}`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().map(String).join(', ')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minLength: ({ limit }) => `must be at least ${limit} characters long`,
  maxLength: ({ limit }) => `must be at most ${limit} characters long`,
  minItems: ({ limit }) => `must hold at least ${limit}`,
  maxItems: ({ limit }) => `must hold at most ${limit}`,
  uniqueItems: () => 'must not hold the same thing twice',
  pattern: () => 'has the wrong form',
  format: ({ format }) => `must be a valid ${String(format)}`,
};
