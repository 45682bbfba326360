import { useEffect, useState } from 'react';
import styles from './photo-form.module.css';

interface PickedPreviewProps {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly alt: string;
}

/** A photo as it was picked, shown by this page alone before it is sent. */
export function PickedPreview({ file, alt }: PickedPreviewProps) {
  const [url, show] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file]));
    show(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url === undefined ? <span className={styles.preview} /> : <img className={styles.preview} src={url} alt={alt} width={96} height={72} />;
}
