import { Icon, type IconProps } from './Icon.tsx';

// Signs that only some areas use: apart from the others, so that no first visit carries them.

export const CalculatorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-14a1.5 1.5 0 0 1 1.5 -1.5zM8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h.01M15.5 16h.01"
  />
);
export const CollegeIcon = (props: IconProps) => <Icon {...props} d="m2.5 9.5 9.5-4.5 9.5 4.5-9.5 4.5zM6.5 12v5c3 2.3 8 2.3 11 0v-5" />;
export const DocumentIcon = (props: IconProps) => <Icon {...props} d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />;
export const EyeIcon = (props: IconProps) => (
  <Icon {...props} d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z" />
);
export const GearIcon = (props: IconProps) => (
  <Icon {...props} d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2" />
);
export const KeyIcon = (props: IconProps) => <Icon {...props} d="M4 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM12 12.5 20 4.5M17 7.5l3 3M14.5 10l2 2" />;
export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5zM8 11V8a4 4 0 0 1 8 0v3"
  />
);
export const NextIcon = (props: IconProps) => <Icon {...props} d="m9 5 7 7-7 7" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;
export const PlaceIcon = (props: IconProps) => (
  <Icon {...props} d="M12 21c4.5-5 6.5-8.2 6.5-11a6.5 6.5 0 0 0-13 0c0 2.8 2 6 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z" />
);
export const SealIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="m12 3 2.3 1.7 2.8-.1.8 2.7 2.3 1.7-1 2.7 1 2.6-2.3 1.7-.8 2.7-2.8-.1L12 21l-2.3-2.4-2.8.1-.8-2.7-2.3-1.7 1-2.6-1-2.7 2.3-1.7.8-2.7 2.8.1zM8.8 12l2.3 2.3 4.2-4.5"
  />
);
export const ShieldIcon = (props: IconProps) => <Icon {...props} d="M12 3.5 5 6v6c0 4.3 2.6 7 7 8.5 4.4-1.5 7-4.2 7-8.5V6z" />;
export const ThumbIcon = (props: IconProps) => (
  <Icon {...props} d="M7 11v9H4v-9zM7 11l4-7.5c2 0 2.5 1.5 2 3.5l-.5 2.5h6c1.2 0 1.8 1 1.5 2.2l-1.5 6.5c-.3 1.1-1 1.8-2.2 1.8H7" />
);
