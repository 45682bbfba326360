import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Routes, Service } from '#contract/service.ts';
import { Http } from '#web/adapters/http/http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';

/** Binds a port to its HTTP adapter, whose calls say nothing of who asks: neither a cookie nor a key goes along. */
export const byNobody = <Port, Operations>(port: ServiceIdentifier<Port>, adapterOver: (service: Service<Operations>) => Port, routes: Routes<Operations>) =>
  new ContainerModule(({ bind }) => {
    bind<Port>(port).toResolvedValue((http: Http) => adapterOver(http.under(asNobody, routes)) as never, [Http] as never);
  });
