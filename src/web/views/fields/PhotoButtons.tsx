import { useRef } from 'react';
import { photoTypes } from '#core/profile/photo-file.ts';
import { Button } from '../ui/Button.tsx';
import styles from './photo-buttons.module.css';

interface PhotoButtonsProps {
  readonly words: Readonly<Record<'choose' | 'replace' | 'sending' | 'remove', string>>;
  readonly hint: string;
  readonly hasPhoto: boolean;
  readonly isSending: boolean;
  readonly isRemoving: boolean;
  readonly onPick: (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  readonly onRemove: () => Promise<boolean>;
}

/** Picks or removes one picture. Disabled while sending. */
export const PhotoButtons = ({ words, hint, hasPhoto, isSending, isRemoving, onPick, onRemove }: PhotoButtonsProps) => {
  const input = useRef<HTMLInputElement>(null);
  const pick = async (field: HTMLInputElement) => {
    const [picked] = field.files ?? [];
    // The same file may be picked once more.
    field.value = '';
    if (picked && !isSending) await onPick(new Uint8Array(await picked.arrayBuffer()), picked.type);
  };
  // The button that was pressed goes with the picture, so the focus moves to the one that stays.
  const remove = async () => void ((await onRemove()) && input.current?.focus());
  return (
    <>
      <label className={`btn ${styles.button}`} aria-busy={isSending}>
        <input ref={input} type="file" accept={photoTypes.join()} onChange={({ currentTarget }) => void pick(currentTarget)} aria-describedby={hint} />
        {isSending ? words.sending : hasPhoto ? words.replace : words.choose}
      </label>
      {hasPhoto && (
        <Button look="quiet" busy={isRemoving} onClick={() => void remove()}>
          {words.remove}
        </Button>
      )}
    </>
  );
};
