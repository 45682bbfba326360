import type { Operation } from '../../read/operation.ts';
import { PersonaKey, type Signer } from '../../signing/persona-key.ts';
import type { Asking } from '../asking.ts';
import { isRecord } from '../../read/record.ts';
import { bodiesShown, callOf, inSession, neededParts, type Ids, type Parts } from '../call.ts';
import type { Names } from '../names/known-names.ts';
import type { People } from '../people.ts';
import type { Answer } from '../wire.ts';
import { blindedFor, fieldsAnswered, issuersIn } from './persona-of-run.ts';

/** Key of one contribution, and the token that pays for it in place of an example's. */
export interface Contribution {
  readonly signer: Signer;
  readonly names: Names;
}

interface Surroundings {
  readonly everywhere: readonly Operation[];
  readonly asking: Asking;
  readonly people: People;
}

/** Contributes without an account: each time with another key, paid for by a member’s token. */
export class Contributions {
  readonly #surroundings: Surroundings;
  #payer: Ids | undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  async next(operation: Operation): Promise<Contribution | { readonly why: string }> {
    const key = new PersonaKey();
    const paid = await this.#paidFor(key);
    const signer: Signer = (call) => key.headersFor(call);
    return 'why' in paid ? paid : { signer, names: namesOf(creatorFor(operation, this.#surroundings.everywhere) ?? operation, paid) };
  }

  async #paidFor(key: PersonaKey): Promise<Token | { readonly why: string }> {
    const [issuer] = issuersIn(fieldsAnswered(await this.#ask('listIssuerKeys', { query: { purpose: 'contribution' } })));
    if (!issuer) return { why: 'The service issues no tokens for contributions.' };
    const message = blindedFor(issuer.publicKey, key);
    if (!message) return { why: 'What the service lists as the key of its tokens for contributions is none.' };
    const body = { keyId: issuer.keyId, blindedMessage: message.blindedMessage };
    const answer = (await this.#issued(body, this.#payer)) ?? (await this.#issued(body, await this.#nextPayer()));
    const { blindSignature } = fieldsAnswered(answer) as { readonly blindSignature?: string };
    if (blindSignature === undefined) return { why: 'No member of this run is issued a token for a contribution: give newSession in the config.' };
    return { keyId: issuer.keyId, prefix: message.prefix, signature: message.finalize(blindSignature) };
  }

  async #nextPayer(): Promise<Ids> {
    const { people } = this.#surroundings;
    const made = await people.somebodyNew('writer');
    this.#payer = Object.keys(made).length > 0 ? made : await people.sessionOf('writer');
    return this.#payer;
  }

  /** Undefined where the member has none left. */
  async #issued(body: object, session: Ids | undefined): Promise<Answer | undefined> {
    if (!session || Object.keys(session).length === 0) return undefined;
    const answer = await this.#ask('issueContributionToken', { body, header: session });
    return answer?.status === 200 ? answer : undefined;
  }

  async #ask(operationId: string, { header = {}, query = {}, body }: Partial<Parts>): Promise<Answer | undefined> {
    const operation = this.#surroundings.everywhere.find((one) => one.operationId === operationId);
    if (!operation) return undefined;
    const needed = inSession(neededParts(operation, {}), header);
    return this.#surroundings.asking.answerTo(callOf(operation, { ...needed, query: { ...needed.query, ...query }, ...(body !== undefined && { body }) }));
  }
}

interface Token {
  readonly keyId: string;
  readonly prefix: string;
  readonly signature: string;
}

/** True where nothing but the key of a contribution signs. */
export const isByContribution = ({ isOpen, takesSession, takesSignature, takesContribution }: Operation): boolean =>
  takesContribution && !isOpen && !takesSession && !takesSignature;

/** Operation that contributes, for others by the same key. */
export const creatorFor = (operation: Operation, all: readonly Operation[]): Operation | undefined =>
  all.find((one) => one.service === operation.service && one.takesContribution && one.success.status === 201);

/** A token in place of the one that the examples of a contribution show. */
const namesOf = (creator: Operation, paid: Token): Names =>
  new Map(
    bodiesShown(creator).flatMap(([, body]) => {
      const shown = isRecord(body) ? body['token'] : undefined;
      return isRecord(shown) ? Object.entries(paid).map(([name, value]) => [String(shown[name]), value] as const) : [];
    }),
  );

/** A body paid for by the token of another. */
export const withToken = (body: unknown, other: unknown): unknown =>
  isRecord(body) && isRecord(other) && isRecord(other['token']) ? { ...body, token: other['token'] } : body;
