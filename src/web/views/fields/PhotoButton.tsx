import type { Ref } from 'react';
import { photoTypes } from '#core/profile/photo-file.ts';
import styles from './photo-button.module.css';

interface PhotoButtonProps {
  /** The label of the button. */
  readonly children: string;
  /** The id of the hint at which files will do. */
  readonly hint: string;
  readonly busy: boolean;
  readonly onPick: (bytes: Uint8Array, type: string) => Promise<void>;
  readonly ref: Ref<HTMLInputElement>;
}

/** The button that picks one picture from the device. While one is sent it picks no other. */
export const PhotoButton = ({ children, hint, busy, onPick, ref }: PhotoButtonProps) => {
  const pick = async (input: HTMLInputElement) => {
    const [picked] = input.files ?? [];
    // The same file may be picked once more.
    input.value = '';
    if (picked && !busy) await onPick(new Uint8Array(await picked.arrayBuffer()), picked.type);
  };
  return (
    <label className={`btn ${styles.button}`} aria-busy={busy}>
      <input ref={ref} type="file" accept={photoTypes.join()} onChange={({ currentTarget }) => void pick(currentTarget)} aria-describedby={hint} />
      {children}
    </label>
  );
};
