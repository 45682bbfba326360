import { routes } from '#contract/generated/photos.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { existing, Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { UploadTicket } from '#core/photos/upload-ticket.ts';
import type { UploadTickets } from '#core/photos/upload-tickets.ts';
import { signedHttp } from '../contributions/contribution-http.ts';
import type { Http } from '../http/http.ts';
import type { Signer } from '../persona-keys/signing.ts';
import { signerOf } from '../persona-keys/wrapped-seed.ts';
import { httpOwnPhotos } from './http-own-photos.ts';

type PhotosOf = (signer: Signer) => Pick<OwnPhotos, 'mine'>;

/** Photo tickets by this device's keys, where an imported key is verified before it is stored. */
export class DeviceUploadTickets implements UploadTickets {
  readonly #keys: Pick<ContributionKeys, 'secretOf' | 'adopt'>;
  readonly #photosOf: PhotosOf;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(keys: Pick<ContributionKeys, 'secretOf' | 'adopt'>, photosOf: PhotosOf, clock: Pick<Clock, 'now'>) {
    this.#keys = keys;
    this.#photosOf = photosOf;
    this.#clock = clock;
  }

  async issue(publicKey: string, photoSetId: string): Promise<UploadTicket> {
    return { photoSetId, secretKey: await this.#keys.secretOf(publicKey) };
  }

  async redeem({ photoSetId, secretKey }: UploadTicket): Promise<OwnPhotoSet> {
    const own = existing(await this.#photosOf(await signerOf(secretKey)).mine());
    if (own.photoSetId !== photoSetId) throw new Failure('invalid', 'The key is that of other photos');
    await this.#keys.adopt(secretKey, { kind: 'photo', thingId: photoSetId, about: own.company.name, sentOn: dayOf(this.#clock.now()) });
    return own;
  }
}

export const deviceUploadTickets = (keys: ContributionKeys, http: Http, clock: Clock): UploadTickets =>
  new DeviceUploadTickets(keys, (signer) => httpOwnPhotos(signedHttp(http, clock)(signer).service(routes)), clock);
