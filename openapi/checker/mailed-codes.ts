import { randomInt } from 'node:crypto';
import type { ContractPointer } from '../read/contract-pointer.ts';
import type { Operation } from '../read/operation.ts';
import { callOf, inSession, neededParts, type Call } from './call.ts';
import type { Check } from './check.ts';
import type { Mailbox } from './mailbox.ts';
import type { Answer } from './wire.ts';

/** Body field for a mailed code (x-mailed-by). */
interface CodeField {
  readonly name: string;
  readonly by: Operation;
  readonly code: RegExp;
  readonly addresses: readonly string[];
}

export type WithCode = { readonly call: Call } | { readonly problem: string };

const codeIn = ({ body }: Operation): readonly [string, ContractPointer] | undefined =>
  body && propertiesOf(body.schema).find(([, property]) => property.text('x-mailed-by') !== undefined);

export const carriesMailedCode = (operation: Operation): boolean => codeIn(operation) !== undefined;

export class MailedCodes {
  readonly #all: readonly Operation[];
  readonly #mailbox: Mailbox;

  constructor(all: readonly Operation[], mailbox: Mailbox) {
    this.#all = all;
    this.#mailbox = mailbox;
  }

  /** Inserts a newly mailed code. Uses a fresh address each time, as one may be confirmed only once. */
  async putInto(operation: Operation, { call, expects }: Check, ask: (call: Call) => Promise<Answer | undefined>): Promise<WithCode | undefined> {
    const isMeantToWork = expects.statuses.length === 1 && expects.statuses[0] === operation.success.status;
    const field = isMeantToWork ? this.#fieldOf(operation) : undefined;
    const sent = field ? textsIn(call.body) : {};
    const name = field?.addresses.find((one) => one in sent);
    if (!field || name === undefined) return undefined;

    const [shown = '', example = ''] = [sent[name], sent[field.name]];
    const address = withOtherName(shown);
    const before = await this.#mailbox.codesFor(address, field.code);
    const answer = await ask(askingFor(field.by, { [name]: address }, call));
    const body = String(call.body).replace(shown, address);
    // A member who may have no mail may confirm no address either, and gets that answer again.
    if (answer?.status !== field.by.success.status) return { call: { ...call, body } };
    const code = await this.#mailbox.newCodeFor(address, field.code, before);
    if (code === undefined) return { problem: `${field.by.operationId} sent no mail with a code to ${address}.` };
    return { call: { ...call, body: body.replace(example, code) } };
  }

  #fieldOf(operation: Operation): CodeField | undefined {
    const [name, property] = codeIn(operation) ?? [];
    const by = this.#all.find(({ operationId }) => operationId === property?.text('x-mailed-by'));
    if (name === undefined || !operation.body || !by) return undefined;
    const digits = property?.text('pattern')?.replace(/^\^|\$$/g, '') ?? '[0-9]+';
    const addresses = propertiesOf(operation.body.schema)
      .filter(([, one]) => one.text('format') === 'email')
      .map(([one]) => one);
    return { name, by, code: new RegExp(String.raw`\b${digits}\b`, 'g'), addresses };
  }
}

const propertiesOf = (schema: ContractPointer): ContractPointer['parts'] =>
  (schema.at('oneOf')?.parts.map(([, choice]) => choice) ?? [schema]).flatMap((form) => form.at('properties')?.parts ?? []);

/** Call for a mail by the same caller as the call with its code. */
function askingFor(by: Operation, body: unknown, { headers: { cookie, authorization } }: Call): Call {
  const session = { ...(cookie && { cookie }), ...(authorization && { authorization }) };
  return callOf(by, { ...inSession(neededParts(by, {}), session), body });
}

function textsIn(body: Call['body']): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(String(body));
  return Object.fromEntries(Object.entries(value as object).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Unused address of the same length and domain. */
const withOtherName = (address: string): string => address.replace(/^[^@]+/, (name) => [...name].map(() => letters[randomInt(letters.length)]).join(''));

const letters = 'abcdefghijklmnopqrstuvwxyz';
