import { Icon, type IconProps } from './Icon.tsx';

/** Award icon, separate from area icons, which company pages do not draw. */
export const CupIcon = (props: IconProps) => (
  <Icon {...props} d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3.5 1 5 3.5 5M17 6h3c0 3.5-1 5-3.5 5M12 15v3M8.5 20.5h7V18h-7z" />
);
