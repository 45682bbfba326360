import { Icon, type IconProps } from '../ui/Icon.tsx';

export const UpIcon = (props: IconProps) => <Icon {...props} d="m12 5 7 8h-4v6H9v-6H5z" />;
export const DownArrowIcon = (props: IconProps) => <Icon {...props} d="m12 19 7-8h-4V5H9v6H5z" />;
export const PollIcon = (props: IconProps) => <Icon {...props} d="M5 20V11M12 20V4M19 20v-6" />;
export const PlayIcon = (props: IconProps) => (
  <Icon {...props} d="M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM10.5 9.5l4.5 2.5-4.5 2.5z" />
);
export const MuteIcon = (props: IconProps) => <Icon {...props} d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />;
export const BlockIcon = (props: IconProps) => (
  <Icon {...props} d="M5.5 20a6.5 6.5 0 0 1 8.6-6.2M8.5 7.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM16 15.5l5 5M21 15.5l-5 5" />
);
export const HideIcon = (props: IconProps) => <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM6 6l12 12" />;
export const AskIcon = (props: IconProps) => (
  <Icon {...props} d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z" />
);
export const DeleteIcon = (props: IconProps) => <Icon {...props} d="M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />;
