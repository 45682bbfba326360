import { Failure } from '#core/failure.ts';

/** A port whose keeper is not there yet. Until it is, whoever asks is told to come back. */
export function late<Port extends object>(find: () => Port | undefined): Port {
  return new Proxy({} as Port, {
    get: (_target, name) => {
      const keeper = find();
      if (!keeper) throw new Failure('offline', 'The server is not ready yet.');
      const member: unknown = Reflect.get(keeper, name);
      return typeof member === 'function' ? member.bind(keeper) : member;
    },
  });
}
