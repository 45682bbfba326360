import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';

/** Sign of the installation: its logo, or the product's. The name is beside it. */
export function Mark() {
  const { pictures } = useStore(WordsStore).brand;
  if (pictures) return <img className="mark" src={`${pictures}/sign.webp`} alt="" width={28} height={28} />;
  return (
    <svg className="mark" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M4 14h20" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" opacity=".75" />
      <rect x="8" y="9.5" width="11" height="9" rx="2" fill="#fff" />
      <path d="M13 6.5v15" stroke="#f6b73c" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
