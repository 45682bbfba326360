import { Failure } from '#core/failure.ts';
import { captionLines, captionsIn } from '#core/photos/caption-lines.ts';
import { photoContribution, type OwnPhotos } from '#core/photos/own-photos.ts';
import { photoSetProblems, type OwnPhotoSet, type PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import { anId } from '#tests/content.ts';
import { FakeOwn } from '#tests/fakes/contributions/fake-own.ts';
import { OwnContributionBackend, refuseProblems, refuseReachable, type Made } from '#tests/fakes/contributions/own-contribution-backend.ts';

export class OwnPhotoBackend extends OwnContributionBackend<PhotoSetFacts, OwnPhotoSet> {
  readonly kind = photoContribution;
  losesPhoto = false;

  made(facts: PhotoSetFacts, sent: Made): OwnPhotoSet {
    return { ...this.changed(facts), there: [], ...sent, photoSetId: anId('p') };
  }

  changed({ album, captions }: PhotoSetFacts, before?: OwnPhotoSet): PhotoSetFacts {
    refuseProblems(photoSetProblems({ album, captions }));
    refuseProblems(before && captions.length < before.captions.length ? { photos: 'missing' } : {});
    refuseReachable({ captions: captionLines(captions) });
    if (before && captions.length > before.captions.length && before.state !== 'submitted') throw new Failure('conflict');
    return { album, captions: captionsIn(captionLines(captions), captions.length) };
  }
}

export class FakeOwnPhotos extends FakeOwn<PhotoSetFacts, OwnPhotoSet> implements OwnPhotos {
  readonly #photos: OwnPhotoBackend;

  constructor(backend: OwnPhotoBackend, publicKey: string) {
    super(backend, publicKey);
    this.#photos = backend;
  }

  async add(photoSetId: string, place: number, file: Uint8Array<ArrayBuffer>): Promise<OwnPhotoSet> {
    const own = await this.one(photoSetId);
    if (own.state !== 'submitted') throw new Failure('conflict');
    refuseProblems(place > own.captions.length ? { place } : {});
    if (own.there.includes(place)) return own;
    if (file.length < 20) throw new Failure('invalid', undefined, { code: 'PICTURE_UNREADABLE' });
    if (this.#photos.losesPhoto) {
      this.#photos.losesPhoto = false;
      throw new Failure('offline');
    }
    return this.keep({ ...own, there: [...own.there, place].toSorted((one, other) => one - other) });
  }
}
