import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InterventionKind, InterventionOutcome, Interventions } from '#core/moderation/interventions.ts';
import type { LoggedDecision } from '#core/moderation/moderations.ts';
import type { AppealForAnother } from '#core/queue/queue-items.ts';
import { Request } from '../requests/request.ts';

const takenBackBy: Readonly<Partial<Record<LoggedDecision, InterventionKind>>> = { remove: 'restore', lock: 'unlock', silence: 'unsilence' };

/** Takes back a moderator's own measure on appeal. Finished ones stay listed. */
export class TakeBackStore {
  done: ReadonlySet<string> = new Set();
  readonly takingBack: Request<InterventionOutcome, [appeal: AppealForAnother, kind: InterventionKind]>;

  constructor(interventions: Interventions) {
    this.takingBack = new Request(({ resourceId, resourceType }, kind) => interventions.act({ resourceId, resourceType }, { kind, rule: null }));
    makeAutoObservable(this, { done: observableRef, takingBack: false });
  }

  /** False for warnings, which were given and cannot be undone. */
  mayTakeBack({ former }: AppealForAnother): boolean {
    return takenBackBy[former] !== undefined;
  }

  async takeBack(appeal: AppealForAnother): Promise<boolean> {
    const kind = takenBackBy[appeal.former];
    if (kind === undefined) return false;
    const outcome = await this.takingBack.send(appeal, kind);
    if (outcome.status === 'SUCCESS') runInAction(() => (this.done = new Set(this.done).add(`${appeal.resourceId} ${appeal.former}`)));
    return outcome.status === 'SUCCESS';
  }
}
