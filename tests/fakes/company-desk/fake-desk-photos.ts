import type { DeskPhoto, DeskPhotoFacts, DeskPhotos } from '#core/company-desk/desk-photos.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { refusalsOf } from '#core/company-desk/reply-refusal.ts';
import { existing, Failure } from '#core/failure.ts';
import { mostPhotosByCompany } from '#core/photos/photo.ts';
import { photoSetProblems } from '#core/photos/photo-set-draft.ts';
import { anId } from '#tests/content.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

export class FakeDeskPhotos implements DeskPhotos {
  readonly #logins: FakeDeskLogins;

  constructor(logins = new FakeDeskLogins()) {
    this.#logins = logins;
  }

  async list(urlName: string): Promise<readonly DeskPhoto[]> {
    return this.#of(this.#logins.open(urlName, () => true).companyId);
  }

  async add(urlName: string, { album, caption }: DeskPhotoFacts, file: Uint8Array<ArrayBuffer>): Promise<readonly DeskPhoto[]> {
    const { world } = this.#logins;
    const { companyId } = this.#logins.open(urlName, mayWrite);
    if (Object.keys(photoSetProblems({ album, captions: [caption] })).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const [refusal] = refusalsOf(caption ?? '', world.company(urlName).name);
    if (refusal) throw new Failure('invalid', undefined, { code: refusal.kind === 'abusive' ? 'TEXT_ABUSIVE' : 'REPLY_REFUSED' });
    if (file.length < 20) throw new Failure('invalid', undefined, { code: 'PICTURE_UNREADABLE' });
    const own = world.photos.filter((photo) => photo.companyId === companyId);
    const again = own.find(({ look }) => look === file.join());
    if (again?.state === 'takenDown') throw new Failure('conflict', undefined, { code: 'CONFLICT' });
    if (!again && own.length >= mostPhotosByCompany) throw new Failure('conflict', undefined, { code: 'TOO_MANY' });
    const photo = {
      photoSetId: anId('p'),
      companyId,
      album,
      caption: caption?.trim() || null,
      addedOn: world.today,
      state: 'shown',
      look: file.join(),
    } as const;
    if (!again) world.photos = [photo, ...world.photos];
    return this.#of(companyId);
  }

  async remove(urlName: string, photoSetId: string): Promise<void> {
    const { world } = this.#logins;
    const { companyId } = this.#logins.open(urlName, mayWrite);
    const own = existing(world.photos.find((photo) => photo.companyId === companyId && photo.photoSetId === photoSetId));
    if (own.state !== 'shown') throw new Failure('conflict', undefined, { code: 'CONFLICT' });
    world.photos = world.photos.filter((photo) => photo !== own);
  }

  #of(companyId: string): readonly DeskPhoto[] {
    const own = this.#logins.world.photos.filter((photo) => photo.companyId === companyId);
    return own.map(({ companyId: _, look: _1, ...photo }) => {
      const small = { url: `/media/${photo.photoSetId}/small`, width: 30, height: 20, bytes: 100 };
      return { ...photo, small: photo.state === 'shown' ? small : null };
    });
  }
}
