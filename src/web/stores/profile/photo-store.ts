import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import { photoProblem } from '#core/profile/photo-file.ts';
import type { ProfilePhotos } from '#core/profile/profile-photos.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

export type PhotoProblem = 'large' | 'no-picture' | 'failed' | 'not-removed' | undefined;

/** Photo that only the member sees. */
export class PhotoStore {
  url: string | null = null;
  problem: PhotoProblem;
  readonly photo: Request<string | null>;
  readonly saving: Request<string, [file: Uint8Array<ArrayBuffer>]>;
  readonly removing: Request<void>;

  constructor(photos: ProfilePhotos) {
    this.photo = new Request(() => photos.own());
    this.saving = new Request((file) => photos.save(file));
    this.removing = removalOf(() => photos.remove());
    makeAutoObservable(this, { problem: observableRef, photo: false, saving: false, removing: false });
  }

  async open(): Promise<void> {
    if (this.photo.state.status === 'SUCCESS') return;
    const outcome = await this.photo.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.url = outcome.value));
  }

  async save(file: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
    this.problem = photoProblem({ size: file.length, type });
    if (this.problem) return false;
    const outcome = await this.saving.send(file);
    runInAction(() => {
      if (outcome.status === 'SUCCESS') this.url = outcome.value;
      if (outcome.status === 'FAILURE') this.problem = problemIn(outcome.failure);
    });
    return outcome.status === 'SUCCESS';
  }

  async remove(): Promise<boolean> {
    this.problem = undefined;
    const outcome = await this.removing.send();
    runInAction(() => {
      if (outcome.status === 'SUCCESS') this.url = null;
      else this.problem = 'not-removed';
    });
    return outcome.status === 'SUCCESS';
  }
}

function problemIn({ kind, code }: Failure): PhotoProblem {
  if (code === 'PICTURE_TOO_LARGE' || code === 'TOO_LARGE') return 'large';
  return kind === 'invalid' ? 'no-picture' : 'failed';
}
