import { makeAutoObservable } from 'mobx';
import type { Intervention, InterventionOutcome, Interventions } from '#core/moderation/interventions.ts';
import type { Resource } from '#core/votes/vote.ts';
import { Request } from '../requests/request.ts';

/** The acts of a moderator on a post or comment, from the dialog over the page. */
export class InterventionsStore {
  readonly intervening: Request<InterventionOutcome, [resource: Resource, intervention: Intervention]>;

  constructor(interventions: Interventions) {
    this.intervening = new Request((resource, intervention) => interventions.act(resource, intervention));
    makeAutoObservable(this, { intervening: false });
  }
}
