import { randomInt } from 'node:crypto';
import type { ContractPointer } from '../read/contract-pointer.ts';
import type { Operation } from '../read/operation.ts';
import { callOf, inSession, neededParts, type Call } from './call.ts';
import type { Check } from './check.ts';
import type { Mailbox } from './mailbox.ts';
import type { Answer } from './wire.ts';

/** The field of a body that holds a code out of a mail (x-mailed-by). */
interface CodeField {
  readonly name: string;
  /** The operation that mails the code. */
  readonly by: Operation;
  readonly code: RegExp;
  /** Names of the fields that say where it is mailed to. */
  readonly addresses: readonly string[];
}

/** A request with the code that was mailed for it, or the problem with the mail. */
export type WithCode = { readonly call: Call } | { readonly problem: string };

/** The field of a body that holds a code out of a mail, where it has one. */
const codeIn = ({ body }: Operation): readonly [string, ContractPointer] | undefined =>
  body && propertiesOf(body.schema).find(([, property]) => property.text('x-mailed-by') !== undefined);

/** Whether requests of an operation carry a code out of a mail. */
export const carriesMailedCode = (operation: Operation): boolean => codeIn(operation) !== undefined;

/** The codes that a service mails, for requests that carry one. */
export class MailedCodes {
  readonly #all: readonly Operation[];
  readonly #mailbox: Mailbox;

  constructor(all: readonly Operation[], mailbox: Mailbox) {
    this.#all = all;
    this.#mailbox = mailbox;
  }

  /** Has a code mailed for a request that is meant to work, and puts it in; undefined where the request carries none. Every mail goes to its own address, for one may be confirmed once. */
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

/** The fields of a body, whichever of its forms it takes. */
const propertiesOf = (schema: ContractPointer): ContractPointer['parts'] =>
  (schema.at('oneOf')?.parts.map(([, choice]) => choice) ?? [schema]).flatMap((form) => form.at('properties')?.parts ?? []);

/** The call for a mail, by anyone who made the call that its code is for. */
function askingFor(by: Operation, body: unknown, { headers: { cookie, authorization } }: Call): Call {
  const session = { ...(cookie && { cookie }), ...(authorization && { authorization }) };
  return callOf(by, { ...inSession(neededParts(by, {}), session), body });
}

/** The texts of a body, by field. */
function textsIn(body: Call['body']): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(String(body));
  return Object.fromEntries(Object.entries(value as object).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** An address of the same length at the same domain, that nobody has. */
const withOtherName = (address: string): string => address.replace(/^[^@]+/, (name) => [...name].map(() => letters[randomInt(letters.length)]).join(''));

const letters = 'abcdefghijklmnopqrstuvwxyz';
