import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Files } from '../read/read-files.ts';
import type { ContractPointer } from '../read/contract-pointer.ts';

export interface Violation {
  readonly pointer: string;
  readonly sentence: string;
  /** URI of the promise, if not the operation. */
  readonly promised?: string;
}

const mostNamed = 5;

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

  /** Fits texts where everything is text, as in URLs. */
  fitsText(schema: ContractPointer, text: string): boolean {
    return this.fits(schema, schema.text('type') === 'integer' ? Number(text) : text);
  }

  /** Reports only the nearest form of a choice. */
  misfits(schema: ContractPointer | string, value: unknown, pointer: string): Violation[] {
    const promised = typeof schema === 'string' ? schema : schema.uri;
    const validate = this.#validatorOf(promised);
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    const choices = typeof schema === 'string' ? [] : placesOfChoices(errors);
    const others = errors.filter(({ instancePath }) => !choices.some((place) => isWithin(instancePath, place)));
    const inChoices = choices.slice(0, mostNamed).flatMap((place) => (typeof schema === 'string' ? [] : this.#misfitsOfChoice(schema, value, place, pointer)));
    const plain = inOne(others).map(({ instancePath, keyword, params, message }) => {
      const extra = keyword === 'enum' ? ` (${String(params['allowedValues'])})` : '';
      return { pointer: pointer + instancePath, sentence: `${pointer}${instancePath} ${message ?? 'does not fit'}${extra}.`, promised };
    });
    return [...inChoices, ...plain].slice(0, mostNamed);
  }

  #misfitsOfChoice(schema: ContractPointer, whole: unknown, place: string, pointer: string): Violation[] {
    const at = pointer + place;
    const steps = place.split('/').slice(1).map(unescaped);
    const forms = formsAt(schema, steps);
    const value = steps.reduce<unknown>((holder, step) => recordOf(holder)[step], whole);
    const [nearest] = forms.toSorted((one, other) => this.#distance(one, value) - this.#distance(other, value));
    if (!nearest) return [{ pointer: at, sentence: `${at} fits none of the forms that the contract gives.`, promised: schema.uri }];
    const problems = this.misfits(nearest, value, at);
    const present = forms.filter((form) => form.text('type') !== 'null');
    const [first] = problems;
    if (present.length < 2 || !first) return problems;
    const name = nameOfForm(nearest, forms.indexOf(nearest));
    return [{ ...first, sentence: `${at} fits none of its ${forms.length} forms; the nearest is ${name}, and there ${first.sentence}` }];
  }

  /** Distance from a form: first type, then constant, then number of faults. */
  #distance(form: ContractPointer, value: unknown): number {
    const types = [form.at('type')?.value].flat();
    const isOther = types[0] !== undefined && !types.includes(typeIn(value)) && !(typeof value === 'number' && types.includes('integer'));
    const words = layersIn(form)
      .flatMap((layer) => layer.at('properties')?.parts ?? [])
      .filter(([name, property]) => (property.at('const') ?? property.at('enum')) && Object.hasOwn(recordOf(value), name));
    const wrong = words.filter(([name, property]) => !this.fits(property, recordOf(value)[name])).length;
    const validate = this.#validatorOf(form.uri);
    const count = validate(value) ? 0 : (validate.errors ?? []).length;
    return Number(isOther) * 1e6 + wrong * 1e3 + count;
  }

  /** Undeclared properties at any depth. Objects that name none are open. */
  undeclared(schema: ContractPointer, value: unknown, pointer: string): Violation[] {
    if (Array.isArray(value)) {
      const items = schema.at('items');
      return items ? value.flatMap((item, index) => this.undeclared(items, item, `${pointer}/${index}`)).slice(0, mostNamed) : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    const layers = this.#layersOf(schema, value);
    if (!layers.some((layer) => layer.at('properties'))) return [];
    const all = Object.entries(value).flatMap(([name, inner]) => {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const [declared] = layers.flatMap((layer) => layer.at('properties', name) ?? freely(layer) ?? []);
      return declared
        ? this.undeclared(declared, inner, at)
        : [{ pointer: at, sentence: `${at} is sent, but the contract does not name it.`, promised: schema.uri }];
    });
    return all.slice(0, mostNamed);
  }

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

/** Joins the properties that one object lacks into one fault. */
function inOne(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const lacking = (at: string): readonly ErrorObject[] => errors.filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === at);
  return errors.flatMap((error) => {
    const all = error.keyword === 'required' ? lacking(error.instancePath) : [];
    if (all.length < 2) return [error];
    const names = all.map(({ params }) => `'${String(params['missingProperty'])}'`);
    return all[0] === error ? [{ ...error, message: `must have required properties ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` }] : [];
  });
}

/** Schema of names that a contract leaves open on purpose. */
function freely(layer: ContractPointer): ContractPointer | undefined {
  const others = layer.at('additionalProperties');
  return others && others.value !== false ? others : undefined;
}

const layersIn = (schema: ContractPointer): ContractPointer[] => [schema, ...(schema.at('allOf')?.parts ?? []).flatMap(([, part]) => layersIn(part))];

function formsAt(schema: ContractPointer, [step, ...rest]: readonly string[]): readonly ContractPointer[] {
  const layers = layersIn(schema);
  if (step === undefined) return layers.flatMap((layer) => (layer.at('oneOf') ?? layer.at('anyOf'))?.parts ?? []).map(([, form]) => form);
  const inner = layers.flatMap((layer) => layer.at('properties', step) ?? layer.at('items') ?? layer.at('additionalProperties') ?? [])[0];
  return inner ? formsAt(inner, rest) : [];
}

/** Shared part's name, else its distinguishing word, else its number. */
function nameOfForm(form: ContractPointer, index: number): string {
  const [, shared] = /\/schemas\/([^/]+)$/.exec(form.uri) ?? [];
  const [word] = layersIn(form).flatMap((layer) => (layer.at('properties')?.parts ?? []).filter(([, property]) => property.at('const')));
  return shared ?? (word ? `that of ${word[0]} ${JSON.stringify(word[1].at('const')?.value)}` : `number ${index + 1}`);
}

/** Outermost places where no alternative fits. */
function placesOfChoices(errors: readonly ErrorObject[]): readonly string[] {
  const found = errors.filter(({ keyword, params }) => keyword === 'anyOf' || (keyword === 'oneOf' && params['passingSchemas'] === null));
  const places = [...new Set(found.map(({ instancePath }) => instancePath))];
  return places.filter((place) => !places.some((other) => other !== place && isWithin(place, other)));
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value) as Readonly<Record<string, unknown>>;

const isWithin = (place: string, other: string): boolean => place === other || place.startsWith(`${other}/`);

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

const typeIn = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
