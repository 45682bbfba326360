/** A line icon that says nothing by itself: the words beside it, or the label of its button, do. */
export interface IconProps {
  readonly small?: boolean;
}

/** One drawn line, in the size of the text or smaller. */
export function Icon({ d, small = false }: IconProps & { readonly d: string }) {
  return (
    <svg className={small ? 'icon s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
