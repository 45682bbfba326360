import type { Objects } from '#core/media/objects.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlChatPictures } from '#server/adapters/chat/sql-chat-pictures.ts';
import { movedTo } from '#server/adapters/companies/moved-company.ts';
import { SqlPictures } from '#server/adapters/media/sql-pictures.ts';
import { SqlPostPictures } from '#server/adapters/media/sql-post-pictures.ts';
import { SqlPhotos } from '#server/adapters/photos/sql-photos.ts';
import { SystemSiteUrls } from '#server/adapters/navigation/system-site-urls.ts';
import { listedNames } from '#server/adapters/reference-lists/listed-names.ts';
import { SqlSiteUrls } from '#server/adapters/navigation/sql-site-urls.ts';

/** Adapters of pictures and files outside the contracts. */
export const adaptersOfFiles = (scope: RequestScope, objects: Objects | undefined, texts: InstanceTexts) => ({
  pictures: new SqlPictures(scope),
  postPictures: new SqlPostPictures(scope, objects),
  texts,
  siteUrls: new SystemSiteUrls(new SqlSiteUrls(scope), texts),
  movedTo: (formerUrl: string) => movedTo(scope.db, formerUrl),
  findListed: listedNames(scope.db),
  pictureOf: async (id: string, isSmall?: boolean) =>
    (await new SqlPostPictures(scope, objects).shown(id, isSmall)) ??
    (await new SqlPhotos(scope).shown(id, isSmall)) ??
    (await new SqlChatPictures(scope).shown(id, isSmall)),
});
