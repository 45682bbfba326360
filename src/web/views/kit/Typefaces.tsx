import { observer } from 'mobx-react-lite';
import { kitWords } from '#web/words/kit/kit-words.ts';
import styles from './kit.module.css';
import { KitSection } from './KitSection.tsx';
import { useWords } from '../words.tsx';

export const Typefaces = observer(function Typefaces() {
  const { type } = useWords(kitWords);
  const lines = [
    ['3xl', styles.display, type.display],
    ['2xl', styles.title, type.other],
    ['xl', styles.subtitle, type.section],
    ['lg', 'lg strong', type.card],
    ['md', undefined, type.body],
    ['sm', 'sm', type.small],
    ['xs', 'xs muted', type.hint],
  ] as const;
  return (
    <KitSection heading={type.heading} lead={type.lead}>
      <div className={styles.specimen}>
        {lines.map(([size, className, text]) => (
          <p key={size}>
            <span className={className} lang={text === type.other ? (/[a-z]/.test(text) ? 'en' : 'hi') : undefined}>
              {text}
            </span>
            <small className="muted" translate="no">
              {size}
            </small>
          </p>
        ))}
      </div>
    </KitSection>
  );
});
