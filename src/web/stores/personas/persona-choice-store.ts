import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Persona, PersonaChoices, Personas } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';

/** Under which persona a member writes. Where reading and choosing stand is told by their requests: idle, loading, success, failure. */
export class PersonaChoiceStore {
  /** The persona that was chosen last, or is being chosen. */
  chosen: ProfileType | undefined;
  /** The personas as they were read last. */
  known: PersonaChoices | undefined;
  readonly choices: Request<PersonaChoices>;
  readonly choosing: Request<void, [profileType: ProfileType]>;

  constructor(profiles: Personas) {
    this.choices = new Request(() => profiles.available());
    this.choosing = new Request((profileType) => profiles.select(profileType));
    makeAutoObservable(this, { known: observableRef, choices: false, choosing: false });
  }

  /** Reads the personas once; a member who had none may have made one since. */
  async open(): Promise<void> {
    if (this.choices.state.status !== 'SUCCESS' || this.profiles.length === 0) await this.reload();
  }

  /** Reads the personas anew, as after one of them has changed. */
  async reload(): Promise<void> {
    const outcome = await this.choices.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.known = outcome.value));
  }

  get profiles(): readonly Persona[] {
    return this.known?.profilesAvailable ?? [];
  }

  /** The persona that speaks. One that is not there cannot. */
  get selected(): Persona | undefined {
    const wanted = this.chosen ?? this.known?.selectedProfileType;
    return this.profiles.find(({ profileType }) => profileType === wanted) ?? this.profiles[0];
  }

  /** Lets a persona speak from now on; answers whether that was kept. If not, the one before speaks again. */
  async choose(profileType: ProfileType): Promise<boolean> {
    const before = this.selected?.profileType;
    this.chosen = profileType;
    const outcome = await this.choosing.send(profileType);
    const isLatest = this.choosing.state === outcome;
    if (outcome.status !== 'SUCCESS' && isLatest) runInAction(() => (this.chosen = before));
    return outcome.status === 'SUCCESS' && isLatest;
  }
}
