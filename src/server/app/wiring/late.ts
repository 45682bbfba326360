import { Failure } from '#core/failure.ts';

/** A port whose adapter is not there yet. Until it is, the caller is told to come back (503). */
export function late<Port extends object>(find: () => Port | undefined): Port {
  return new Proxy({} as Port, {
    get: (_target, name) => {
      const adapter = find();
      if (!adapter) throw new Failure('offline', 'The server is not ready yet.');
      const member: unknown = Reflect.get(adapter, name);
      return typeof member === 'function' ? member.bind(adapter) : member;
    },
  });
}
