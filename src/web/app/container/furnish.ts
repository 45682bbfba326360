import { ContainerModule, type Container, type ServiceIdentifier } from 'inversify';
import type { Routes, Service } from '#contract/service.ts';
import { Http } from '#web/adapters/http/http.ts';

type Tokens<Parts extends readonly unknown[]> = { [At in keyof Parts]: ServiceIdentifier<Parts[At]> };

/** A port implemented by an adapter over the service whose routes these are. */
export const overHttp = <Port, Operations>(port: ServiceIdentifier<Port>, Adapter: new (service: Service<Operations>) => Port, routes: Routes<Operations>) =>
  new ContainerModule(({ bind }) => {
    bind<Port>(port).toResolvedValue((http: Http) => new Adapter(http.service(routes)) as never, [Http] as never);
  });

/** A store, and the parts its constructor asks for, in order. */
export const store = <Store, Parts extends unknown[]>(Store: new (...parts: Parts) => Store, parts: Tokens<Parts>) =>
  new ContainerModule(({ bind }) => {
    bind<Store>(Store).toResolvedValue(((...given: Parts) => new Store(...given)) as never, parts as never);
  });

/** A port of this device, implemented with what the device itself gives. */
export const device = <Port>(port: ServiceIdentifier<Port>, Adapter: new () => Port) =>
  new ContainerModule(({ bind }) => {
    bind<Port>(port).toResolvedValue(() => new Adapter() as never);
  });

const furnished = new WeakMap<Container, Set<ContainerModule>>();

/** Furnishes a house with what several areas share, each piece by whichever area comes first. */
export function furnishOnce(house: Container, modules: readonly ContainerModule[]): void {
  const stands = furnished.get(house) ?? new Set();
  furnished.set(house, stands);
  for (const module of modules) {
    if (stands.has(module)) continue;
    stands.add(module);
    house.load(module);
  }
}
