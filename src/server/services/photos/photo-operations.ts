import type { operations } from '#contract/generated/photos.ts';
import type { Service } from '#contract/service.ts';
import type { Reports } from '#core/moderation/reports.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import type { Photos } from '#core/photos/photos.ts';
import type { Votes } from '#core/votes/votes.ts';

/** Photos of companies: for everybody, and each sending by its key alone. They are voted on and reported as all that members write. */
export const companyPhotoOperations = ({
  photos,
  ownPhotos,
  votes,
  reports,
}: {
  readonly photos: Photos;
  readonly ownPhotos: OwnPhotos;
  readonly votes: Votes;
  readonly reports: Reports;
}): Service<operations> => ({
  listCompanyAlbums: ({ path }) => photos.albums(path.urlName),
  listCompanyPhotos: ({ path, query: { album = null, page, limit } }) => photos.list(path.urlName, album, page, limit),
  listHelpfulPhotos: async ({ path }) => ({ items: await photos.helpful(path.urlName) }),
  getPhotoSet: ({ path }) => photos.set(path.photoSetId),
  markPhotosHelpful: async ({ path: { photoSetId }, body }) => {
    const { upVotes, myVote } = await votes.cast({ resourceId: photoSetId, resourceType: 'PHOTOS' }, body.isHelpful ? 'up' : 'none');
    return { photoSetId, helpfulCount: upVotes, isHelpful: myVote === 'up' };
  },
  reportPhotos: async ({ path, body }) => ({ isFiled: await reports.file({ ...body, resourceId: path.photoSetId, resourceType: 'PHOTOS' }) }),
  submitPhotos: ({ body: { companyUrlName, token, ...facts } }) => ownPhotos.create(companyUrlName, facts, token),
  addPhoto: ({ path, body }) => ownPhotos.add(path.photoSetId, path.place, body),
  updatePhotos: ({ path, body: { version, ...facts } }) => ownPhotos.change(path.photoSetId, facts, version),
  deletePhotos: async ({ path }) => {
    await ownPhotos.remove(path.photoSetId);
    return undefined;
  },
  submitPhotosAppeal: ({ path, body }) => ownPhotos.appeal(path.photoSetId, body.text),
  listMyPhotos: async () => {
    const own = await ownPhotos.mine();
    return { items: own ? [own] : [] };
  },
});
