import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { Intervention, InterventionOutcome, Interventions } from '#core/moderation/interventions.ts';
import type { Resource } from '#core/votes/vote.ts';

export class HttpInterventions implements Interventions {
  readonly #moderation: Service<operations>;

  constructor(moderation: Service<operations>) {
    this.#moderation = moderation;
  }

  act(resource: Resource, { kind, rule, note, days, covers }: Intervention): Promise<InterventionOutcome> {
    if (rule === 'author') throw new Failure('invalid', 'Only authors take down their own');
    return this.#moderation.moderateContent({
      body: { ...resource, kind, rule, ...(note !== undefined && { note }), ...(days !== undefined && { days }), ...(covers && { covers }) },
    });
  }
}
