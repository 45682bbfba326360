import styles from './photo-form.module.css';

interface PickedPreviewProps {
  readonly url: string;
  readonly alt: string;
}

/** A photo as it was picked, shown by this page alone before it is sent. */
export const PickedPreview = ({ url, alt }: PickedPreviewProps) => <img className={styles.preview} src={url} alt={alt} width={96} height={72} />;
