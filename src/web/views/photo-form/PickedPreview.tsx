import { useEffect, useRef } from 'react';
import type { PickedFile } from '#core/photos/picked-files.ts';
import styles from './photo-form.module.css';

interface PickedPreviewProps {
  readonly photo: PickedFile;
  readonly alt: string;
}

export function PickedPreview({ photo: { file }, alt }: PickedPreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([file]));
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} className={styles.preview} alt={alt} width={96} height={72} />;
}
