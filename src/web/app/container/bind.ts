import { ContainerModule, type Container, type ServiceIdentifier } from 'inversify';
import type { Routes, Service } from '#contract/service.ts';
import { Http } from '#web/adapters/http/http.ts';

type Tokens<Parts extends readonly unknown[]> = { [At in keyof Parts]: ServiceIdentifier<Parts[At]> };

/** Binds a port to its HTTP adapter, apart from the session where something else signs it. */
export const overHttp = <Port, Operations>(
  port: ServiceIdentifier<Port>,
  adapterOver: (service: Service<Operations>) => Port,
  routes: Routes<Operations>,
  sign?: Parameters<Http['under']>[0],
) =>
  new ContainerModule(({ bind }) => {
    bind<Port>(port).toResolvedValue((http: Http) => adapterOver(sign ? http.under(sign, routes) : http.service(routes)) as never, [Http] as never);
  });

export const store = <Store, Parts extends unknown[]>(Store: new (...parts: Parts) => Store, parts: Tokens<Parts>) =>
  new ContainerModule(({ bind }) => {
    bind<Store>(Store).toResolvedValue(((...given: Parts) => new Store(...given)) as never, parts as never);
  });

export const onDevice = <Port>(port: ServiceIdentifier<Port>, Adapter: new () => Port) =>
  new ContainerModule(({ bind }) => {
    bind<Port>(port).toResolvedValue(() => new Adapter() as never);
  });

const bound = new WeakMap<Container, Set<ContainerModule>>();

/** Binds shared modules in the shell, once by the first area. */
export function bindOnce(shell: Container, modules: readonly ContainerModule[]): void {
  const loaded = bound.get(shell) ?? new Set();
  bound.set(shell, loaded);
  for (const module of modules) {
    if (loaded.has(module)) continue;
    loaded.add(module);
    shell.load(module);
  }
}
