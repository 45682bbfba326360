// What the extensions of an operation mean, in one line for people: who may ask, how often, for how long an answer is good.

interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
  readonly guests?: number;
  readonly group?: string;
}

export interface SaidOperation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly 'x-max-bytes'?: number };
  readonly 'x-asked-by'?: string;
  readonly 'x-by-nobody'?: boolean;
  readonly 'x-rate-limit'?: RateLimit;
  readonly 'x-cache-seconds'?: number;
  readonly 'x-idempotent'?: boolean;
  readonly 'x-open-to-banned'?: boolean;
  readonly 'x-open-to-resting'?: boolean;
  readonly 'x-bots'?: string;
  readonly 'x-after'?: string;
  readonly 'x-once'?: boolean;
}

/** Kinds of members who may ask by session. */
const members: Readonly<Record<string, string>> = {
  newcomer: 'any member, also one who has only just signed in',
  reader: 'any member, also one without a made-up name',
  member: 'any member',
  writer: 'a writer',
  moderator: 'a moderator',
  administrator: 'an administrator',
};

const keys: Readonly<Record<string, string>> = {
  personaSignature: 'the key of a made-up name',
  contributionSignature: 'the key of a contribution',
};

export function saidOfOperation(operation: SaidOperation): string {
  const { 'x-rate-limit': limit, 'x-cache-seconds': kept, 'x-bots': bots, 'x-after': after, requestBody } = operation;
  const bytes = requestBody?.['x-max-bytes'];
  const parts = [
    `**Who may ask:** ${whoMayAsk(operation)}`,
    ...(operation['x-open-to-resting'] ? ['also with a deactivated account'] : []),
    ...(operation['x-open-to-banned'] ? ['also with a banned account'] : []),
    ...(limit ? [limitSaid(limit)] : []),
    ...(kept === undefined ? [] : [`an answer to guests may be ${kept} s old`]),
    ...(bytes === undefined ? [] : [`a body of at most ${sizeSaid(bytes)}`]),
    ...(operation['x-idempotent'] ? ['asking twice does the same as asking once'] : []),
    ...(operation['x-once'] ? ['can be asked once'] : []),
    ...(after === undefined ? [] : [`comes after ${after}`]),
    ...(bots === 'refused' ? ['not for search engines'] : []),
  ];
  return parts.join(' · ');
}

function whoMayAsk(operation: SaidOperation): string {
  const { security = [], 'x-asked-by': kind = 'member' } = operation;
  if (operation['x-by-nobody']) return 'anybody, without a session';
  const schemes = security.flatMap((one) => Object.keys(one));
  const member = members[kind] ?? kind;
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  if (isOpen) return schemes.length === 0 ? 'anybody' : 'anybody, signed in or not';
  return schemes.map((scheme) => keys[scheme] ?? member).join(', or ');
}

function limitSaid({ requests, seconds, guests, group }: RateLimit): string {
  const more = guests === undefined ? '' : ` (guests of one network together ${guests.toLocaleString('en-IN')})`;
  const counted = group === undefined ? '' : `, all of “${group}” counted together`;
  return `at most ${requests.toLocaleString('en-IN')} requests in ${seconds} s${more}${counted}`;
}

function sizeSaid(bytes: number): string {
  const kilobytes = bytes / 1_024;
  return kilobytes < 1_024 ? `${kilobytes} KB` : `${kilobytes / 1_024} MB`;
}
