import type { ContainerModule, ServiceIdentifier } from 'inversify';
import type { ContributedModerated, ContributedReplied } from '#core/contributions/contributed.ts';
import type { ModeratedKind } from '#core/contributions/own-contributions.ts';
import type { ModeratedKindName, OwnOfKinds } from '#core/kinds/contribution-kinds.ts';
import { moderatedBinding, repliedBinding, type Load } from './contributed-binding.ts';

/** Parts of a kind of contribution on the device; its forms and rows load with their screens. */
export interface WebKind {
  readonly binding: ContainerModule;
}

export type PortOf<Kind extends ModeratedKindName> = ContributedModerated<never, OwnOfKinds[Kind], never>;

export interface ModeratedWebKind<Kind extends ModeratedKindName> extends WebKind {
  readonly of: ModeratedKind<OwnOfKinds[Kind], Kind>;
  readonly port: ServiceIdentifier<PortOf<Kind>>;
}

export const moderatedKind = <Kind extends ModeratedKindName, Draft, Changed>(
  of: ModeratedKind<OwnOfKinds[Kind], Kind>,
  port: ServiceIdentifier<ContributedModerated<Draft, OwnOfKinds[Kind], Changed>>,
  load: Load<ContributedModerated<Draft, OwnOfKinds[Kind], Changed>>,
) => ({ of, port, binding: moderatedBinding(port, of.kind, load) });

/** Kind below which a company replies. */
export const repliedKind = <Kind extends ModeratedKindName, Draft, Changed>(
  of: ModeratedKind<OwnOfKinds[Kind], Kind>,
  port: ServiceIdentifier<ContributedReplied<Draft, OwnOfKinds[Kind], Changed>>,
  load: Load<ContributedReplied<Draft, OwnOfKinds[Kind], Changed>>,
) => ({ of, port, binding: repliedBinding(port, of.kind, load) });
