import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { longestVideoUrl } from '#core/media/youtube-video.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { VideoCheckStore } from '#web/stores/composer/video-check-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Field } from '../fields/Field.tsx';
import { useWords } from '../words.tsx';

export const VideoPart = observer(function VideoPart() {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const check = useStore(VideoCheckStore);
  const { videoUrl } = store.writing;
  useEffect(() => void check.look(videoUrl), [check, videoUrl]);
  const isFound = check.isFound(videoUrl);
  return (
    <Field label={words.video.url} hint={isFound ? words.video.found : words.video.hint} error={isFound === false ? words.problems.video : undefined}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="url"
          inputMode="url"
          maxLength={longestVideoUrl}
          value={videoUrl}
          onChange={({ currentTarget }) => store.change({ videoUrl: currentTarget.value })}
        />
      )}
    </Field>
  );
});
