import { observer } from 'mobx-react-lite';
import { inLanguage } from '#core/device/language-texts.ts';
import type { HostAdvertisement } from '#core/operator/host-settings.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { adWords } from '#web/words/operator/ad-words.ts';
import { useStore } from '../stores.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

/** Host's advertisement: text and link, with nothing loaded from elsewhere. */
export const Advertisement = observer(function Advertisement({ text, url }: Pick<HostAdvertisement, 'text' | 'url'>) {
  const words = useWords(adWords);
  const { language } = useStore(WordsStore);
  return (
    <div className="wrap advertisement">
      <aside className="card stack" aria-label={words.label}>
        <p>
          <Tag>{words.label}</Tag>
        </p>
        <p>{inLanguage(text, language)}</p>
        <a className="go" href={url} target="_blank" rel="sponsored noopener noreferrer">
          {words.open(new URL(url).host)}
        </a>
      </aside>
    </div>
  );
});
