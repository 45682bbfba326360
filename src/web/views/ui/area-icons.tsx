import { Icon, type IconProps } from './Icon.tsx';

// Signs that only some areas use: apart from the others, so that no first visit carries them.

export const CollegeIcon = (props: IconProps) => <Icon {...props} d="m2.5 9.5 9.5-4.5 9.5 4.5-9.5 4.5zM6.5 12v5c3 2.3 8 2.3 11 0v-5" />;
export const EyeIcon = (props: IconProps) => (
  <Icon {...props} d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z" />
);
export const GearIcon = (props: IconProps) => (
  <Icon {...props} d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2" />
);
export const KeyIcon = (props: IconProps) => <Icon {...props} d="M4 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM12 12.5 20 4.5M17 7.5l3 3M14.5 10l2 2" />;
export const ClockIcon = (props: IconProps) => <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.3l3.3 2" />;
export const MailIcon = (props: IconProps) => <Icon {...props} d="M3.5 6h17v12.5h-17zM3.5 6.5l8.5 7 8.5-7" />;
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
