// Rules of operations: how each describes itself, and how it may be called.
import type { Oas3Operation, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { memberKinds } from '../checker/member-kinds.ts';
import { changesSomething } from '../read/complete.ts';

/** Extensions that say what an operation requires beforehand. */
interface Asked {
  readonly 'x-after'?: string;
  readonly 'x-asked-by'?: string;
}

type Context = Pick<UserContext, 'location' | 'parent' | 'resolve'>;

const verbs =
  'accept act add aggregate answer apply block cast change check claim clear close compare complete create curate deactivate decide delete dismiss draw edit ' +
  'end fetch follow forget generate get invite issue join leave like link list log mark merge moderate note open pin publish reactivate read record redeem refresh register ' +
  'reject remove rephrase replace reply report request resend reset restore revoke save search select send set share start submit subscribe suggest ' +
  'sync track unblock unfollow unlink unlock unpin unregister unsave unsubscribe update upload upsert validate verify vote withdraw';
const given = ['logout', 'socialLogin', 'subscribe', 'unsubscribe'];
const startsWithVerb = new RegExp(`^(${verbs.replaceAll(' ', '|')})([A-Z][a-z0-9]*)+$`);

export const described: Oas3Rule = () => ({
  Operation(operation, { report, location }) {
    if (!operation.summary) report({ message: 'has no summary: name it in a few words, verb first.', location: location.key() });
    if (!operation.description) report({ message: 'has no description: say in a sentence what a caller gets or changes.', location: location.key() });
    if (!operation.tags?.length) report({ message: 'has no tags: name the tag of this file that it belongs to.', location: location.key() });
    if (!operation.security)
      report({ message: 'does not say who may call it: write `security: []` when everyone may, or name a scheme.', location: location.key() });
  },
});

export const named: Oas3Rule = () => ({
  Operation({ operationId }, { report, location }) {
    if (!operationId) report({ message: 'has no operationId: give it a verb and a noun, such as listCompanies.', location: location.key() });
    else if (!startsWithVerb.test(operationId) && !given.includes(operationId)) {
      report({
        message: `is not a verb and a noun in camelCase: call it like listCompanies or castVote, with a verb of openapi/rules/operations.ts.`,
        location: location.child('operationId'),
      });
    }
  },
});

/** Changes require headers that a page of another origin cannot send (CSRF). */
export const writtenFromOurPages: Oas3Rule = () => ({
  Operation(operation: object, context) {
    const { method } = placeOf(context.location.pointer);
    const missing = ['appid', 'systemid'].filter((name) => !requiredHeaders(context).includes(name));
    if (!changesSomething(method, { ...operation }) || missing.length === 0) return;
    context.report({
      message: `changes something and does not require ${missing.join(' and ')}: drop the parameter, and reading adds that of a writer.`,
      location: context.location.key(),
    });
  },
});

export const linkedToWhatExists: Oas3Rule = ({ operationIds }) => ({
  Operation({ 'x-after': after, 'x-asked-by': kind }: Oas3Operation & Asked, { report, location }) {
    if (after !== undefined && !operationIds.includes(after.split('.', 1)[0]))
      report({ message: `comes after ${after}, which no file has: name an operationId that exists.`, location: location.child('x-after') });
    if (kind !== undefined && !memberKinds.some((known) => known === kind))
      report({ message: `is asked by ${kind}: name one of ${memberKinds.join(', ')}.`, location: location.child('x-asked-by') });
  },
  Link({ operationId }, { report, location }) {
    if (operationId && !operationIds.includes(operationId))
      report({ message: `links to ${operationId}, which no file has: name an operationId that exists.`, location });
  },
});

/** Calls that search engines are refused. */
const refusedToBots = /Filters$|^compare|Comment|Answer|Chat|PageDetails|PageName|Browsing/;

export const closedToBots: Oas3Rule = () => ({
  Operation(operation: Oas3Operation & { readonly 'x-bots'?: unknown }, { report, location }) {
    const { operationId = '', 'x-bots': bots } = operation;
    if (bots !== undefined && bots !== 'refused')
      report({ message: `says x-bots: ${bots}; the one word for it is refused.`, location: location.child('x-bots') });
    else if (bots === undefined && refusedToBots.test(operationId))
      report({ message: 'is a call that search engines are refused: write `x-bots: refused`.', location: location.key() });
  },
});

/** Operations for both session and made-up name say which one a device with both uses (F-07). */
export const carriedByOne: Oas3Rule = () => ({
  Operation({ security = [], 'x-credential': credential }: Oas3Operation & { readonly 'x-credential'?: unknown }, { report, location }) {
    const takes = (scheme: string): boolean => security.some((way) => scheme in way);
    if (credential === undefined && takes('sessionCookie') && takes('personaSignature'))
      report({
        message: 'is asked by a session or by a made-up name: write `x-credential`, by which of them a device asks that has both.',
        location: location.key(),
      });
  },
});

interface ByNobody {
  readonly 'x-by-nobody'?: unknown;
  readonly 'x-rate-limit'?: { readonly guests?: number; readonly group?: string };
}

/** Answers to nobody in particular take no credential, and are limited by network. */
export const answeredToNobody: Oas3Rule = () => ({
  Operation({ 'x-by-nobody': byNobody, 'x-rate-limit': limit, security }: Oas3Operation & ByNobody, { report, location }) {
    if (byNobody === undefined) return;
    if (byNobody !== true || security?.length !== 0)
      report({ message: 'is by nobody: write `x-by-nobody: true` beside `security: []`.', location: location.child('x-by-nobody') });
    if (limit?.guests !== undefined || limit?.group !== undefined)
      report({
        message: 'is by nobody, so that its limit is that of a network: say its `requests` and `seconds` alone.',
        location: location.child('x-rate-limit'),
      });
  },
});

function requiredHeaders({ location, parent, resolve }: Context): string[] {
  const { method } = placeOf(location.pointer);
  const parameters: object[] = [...(parent.parameters ?? []), ...(parent[method]?.parameters ?? [])];
  return parameters.flatMap((parameter) => {
    const { name, in: where, required } = resolve<{ name?: string; in?: string; required?: boolean }>(parameter).node ?? {};
    return where === 'header' && required && name ? [name] : [];
  });
}

export function placeOf(pointer: string): { readonly path: string; readonly method: string } {
  const [, , path = '', method = ''] = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { path, method };
}
