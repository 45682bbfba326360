import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { captionLines, captionsIn } from '#core/photos/caption-lines.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import { photoSetProblems, type OwnPhotoSet, type PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import { anId } from '#tests/content.ts';
import { FakeKeyedContributions } from '#tests/fakes/contributions/fake-keyed-contributions.ts';
import { OwnContributionWorld } from '#tests/fakes/contributions/own-contribution-world.ts';

/** The photos of an installation in memory by the key that sent them. */
export class OwnPhotoWorld extends OwnContributionWorld<OwnPhotoSet> {
  /** Whether the next photo does not arrive. */
  losesPhoto = false;

  override idOf({ photoSetId }: OwnPhotoSet): string {
    return photoSetId;
  }
}

/** The photos of one key in memory. */
export class FakeOwnPhotos implements OwnPhotos {
  readonly #world: OwnPhotoWorld;
  readonly #publicKey: string;
  readonly #keyed: FakeKeyedContributions<OwnPhotoSet>;

  constructor(world: OwnPhotoWorld, publicKey: string) {
    this.#world = world;
    this.#publicKey = publicKey;
    this.#keyed = new FakeKeyedContributions(world, publicKey, 'PHOTOS');
  }

  async create(companyUrlName: string, facts: PhotoSetFacts, token: ContributionToken): Promise<OwnPhotoSet> {
    const before = await this.mine();
    if (before) return before;
    const told = publishable(facts);
    const sent = { there: [], state: 'submitted', version: 0, moderation: [] } as const;
    return this.#keyed.create(companyUrlName, token, (company) => ({ ...told, ...sent, photoSetId: anId('p'), company }));
  }

  async add(photoSetId: string, place: number, file: Uint8Array<ArrayBuffer>): Promise<OwnPhotoSet> {
    const own = await this.mine();
    if (own?.photoSetId !== photoSetId) throw new Failure('missing');
    if (own.state !== 'submitted') throw new Failure('conflict');
    if (place > own.captions.length) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    if (own.there.includes(place)) return own;
    if (file.length < 20) throw new Failure('invalid', undefined, { code: 'PICTURE_UNREADABLE' });
    if (this.#world.losesPhoto) {
      this.#world.losesPhoto = false;
      throw new Failure('offline');
    }
    const kept = { ...own, there: [...own.there, place].toSorted((one, other) => one - other) };
    this.#world.kept.set(this.#publicKey, kept);
    return kept;
  }

  async change(photoSetId: string, facts: PhotoSetFacts, version: number): Promise<OwnPhotoSet> {
    const told = publishable(facts);
    const own = await this.mine();
    if (own && own.captions.length !== facts.captions.length) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    return this.#keyed.change(photoSetId, version, told);
  }

  async remove(photoSetId: string): Promise<void> {
    this.#keyed.remove(photoSetId);
  }

  async appeal(photoSetId: string, text: string): Promise<OwnPhotoSet> {
    return this.#keyed.appeal(photoSetId, text);
  }

  async mine(): Promise<OwnPhotoSet | undefined> {
    return this.#keyed.own;
  }
}

/** A sending as it is kept. */
function publishable({ album, captions }: PhotoSetFacts): PhotoSetFacts {
  if (Object.keys(photoSetProblems({ album, captions })).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  return { album, captions: captionsIn(captionLines(captions), captions.length) };
}
