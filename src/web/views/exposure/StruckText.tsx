import { observer } from 'mobx-react-lite';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { useStore } from '../stores.tsx';
import styles from './exposure.module.css';

interface StruckTextProps {
  readonly field: string;
  readonly texts: Readonly<Record<string, string>>;
}

export const StruckText = observer(function StruckText({ field, texts }: StruckTextProps) {
  const found = useStore(GoingOutStore)
    .toGo(texts)
    .filter((finding) => finding.field === field);
  const text = texts[field] ?? '';
  return (
    <>
      {found.map(({ start, end, said }, at) => (
        <span key={start}>
          {text.slice(found[at - 1]?.end ?? 0, start)}
          <s className={styles.gone}>{said}</s>
          {at === found.length - 1 && text.slice(end)}
        </span>
      ))}
      {found.length === 0 && text}
    </>
  );
});
