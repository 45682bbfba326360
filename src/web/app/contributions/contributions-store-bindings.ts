import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { Clock } from '#core/clock.ts';
import { contributionKinds, moderatedKinds, type ContributionKind, type ModeratedKindName } from '#core/kinds/contribution-kinds.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { ContributionsStore, listedModerated, listedSalaries } from '#web/stores/contributions/contributions-store.ts';
import { store } from '../container/bind.ts';
import type { ModeratedWebKind, PortOf } from '../kinds/web-kind.ts';
import { webKinds } from '../kinds/web-kinds.ts';

const listing = (kind: ContributionKind) => Symbol.for(`listed ${kind}`);

type Bind = ContainerModuleLoadOptions['bind'];

const moderated: { readonly [Kind in ModeratedKindName]: ModeratedWebKind<Kind> } = webKinds;

const bindModerated = <Kind extends ModeratedKindName>(bind: Bind, kind: Kind) => {
  const { of, port }: ModeratedWebKind<Kind> = moderated[kind];
  bind(listing(kind)).toResolvedValue((contributed: PortOf<Kind>) => listedModerated(of, contributed), [port]);
};

/** Binds the store over all kinds, listed in their order. */
export const contributionsStoreBindings = [
  new ContainerModule(({ bind }) => {
    for (const kind of moderatedKinds) bindModerated(bind, kind);
    bind(listing('salary')).toResolvedValue((salaries: ContributedSalaries) => listedSalaries(salaries), [ContributedSalaries]);
  }),
  store(ContributionsStore, [Clock, ...contributionKinds.map(listing)]),
];
