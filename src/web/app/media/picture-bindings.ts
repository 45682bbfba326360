import { ContainerModule } from 'inversify';
import { routes as feed } from '#contract/generated/feed.ts';
import { OwnPictures } from '#core/media/own-pictures.ts';
import { PostPictures } from '#core/media/post-pictures.ts';
import { Http } from '#web/adapters/http/http.ts';
import { sendBytes } from '#web/adapters/http/send-bytes.ts';
import { BrowserOwnPictures } from '#web/adapters/media/browser-own-pictures.ts';
import { httpPostPictures } from '#web/adapters/media/http-post-pictures.ts';

/** Uploads and restricted pictures, by session or by key. */
export const pictureBindings = new ContainerModule(({ bind }) => {
  bind(OwnPictures).toResolvedValue((http: Http) => new BrowserOwnPictures(http), [Http]);
  bind(PostPictures).toResolvedValue(
    (http: Http, own: OwnPictures) =>
      httpPostPictures(
        http.service(feed),
        own,
        sendBytes(() => http.introduction()),
      ),
    [Http, OwnPictures],
  );
});
