import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { Interventions } from '#core/moderation/interventions.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpInterventions = (moderation: Service<Sparse<operations>>): Interventions => ({
  act(resource, { kind, rule, note, days, covers }) {
    if (rule === 'author') throw new Failure('invalid', 'Only authors take down their own');
    return moderation.moderateContent({ body: { ...resource, kind, rule, note, days, covers } });
  },
});
