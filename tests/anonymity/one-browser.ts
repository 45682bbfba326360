import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Ports } from '#server/app/wiring/ports.ts';

function personaIn(asked: unknown): unknown {
  if (asked === 'ANONYMOUS' || asked === 'DESIGNATION') return asked;
  return typeof asked === 'object' && asked !== null && 'profileType' in asked ? asked.profileType : undefined;
}

const idNames = /^(postId|commentId|questionId|answerId|resourceId|fileKey)$/;

/** Ids in a request or answer. Picture bytes are skipped. */
function idsIn(thing: unknown): readonly unknown[] {
  if (typeof thing !== 'object' || thing === null) return [thing];
  if (ArrayBuffer.isView(thing)) return [];
  return Object.entries(thing).flatMap(([name, value]) => (idNames.test(name) ? [value] : name === 'comment' || name === 'question' ? idsIn(value) : []));
}

/** Credentials of a member: the account's session and the name's key. */
interface Credentials<Asked> {
  readonly ANONYMOUS: Asked;
  readonly DESIGNATION: Asked;
}

/** Routes calls by persona, as a browser does. Calls that no key may make go by session. */
export function portsInOneBrowser(ports: Credentials<Ports>, usual: ProfileType): Ports {
  const madeBy = new Map<unknown, ProfileType>();
  const personaFor = (asked: readonly unknown[]): ProfileType => {
    const named = asked.map(personaIn).find((each) => each !== undefined);
    if (named === 'ANONYMOUS' || named === 'DESIGNATION') return named;
    return idsIn(asked[0]).flatMap((id) => madeBy.get(id) ?? [])[0] ?? usual;
  };
  const asking = (of: (persona: ProfileType) => object, method: string | symbol) => {
    const by = async (persona: ProfileType, asked: readonly unknown[]): Promise<unknown> => {
      const port = of(persona);
      const answer: unknown = await Reflect.apply(Reflect.get(port, method), port, asked);
      for (const id of idsIn(answer)) if (!madeBy.has(id)) madeBy.set(id, persona);
      return answer;
    };
    return async (...asked: unknown[]): Promise<unknown> => {
      const persona = personaFor(asked);
      if (persona === 'DESIGNATION') return by(persona, asked);
      return by(persona, asked).catch((error: unknown) => {
        if (Failure.from(error).kind !== 'signed-out') throw error;
        return by('DESIGNATION', asked);
      });
    };
  };
  return new Proxy(ports[usual], {
    get: (target, name) => {
      const port: unknown = Reflect.get(target, name);
      if (typeof port !== 'object' || port === null) return port;
      return new Proxy(port, {
        get: (own, method) => {
          const found: unknown = Reflect.get(own, method);
          return typeof found === 'function' ? asking((persona) => Reflect.get(ports[persona], name), method) : found;
        },
      });
    },
  });
}
