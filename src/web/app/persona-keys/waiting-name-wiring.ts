import { ContainerModule } from 'inversify';
import { Clock } from '#core/clock.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { WaitingNameStore } from '#web/stores/persona-keys/waiting-name-store.ts';
import { namingBindings } from './naming-bindings.ts';

export { WaitingNameEffect as Overlay } from '#web/views/persona-keys/WaitingNameEffect.tsx';

export const shared = namingBindings;

export const bindings = [
  new ContainerModule(({ bind }) => {
    bind(WaitingNameStore).toResolvedValue(
      (personas: AnonymousPersonas, news: NameNewsStore, clock: Clock) => new WaitingNameStore(personas, news, clock),
      [AnonymousPersonas, NameNewsStore, Clock],
    );
  }),
];
