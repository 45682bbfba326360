/** Decorative line icon. Adjacent words or the button label carry the meaning. */
export interface IconProps {
  readonly small?: boolean;
}

export function Icon({ d, small = false }: IconProps & { readonly d: string }) {
  return (
    <svg className={small ? 'icon s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
