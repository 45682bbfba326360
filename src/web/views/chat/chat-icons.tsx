import { Icon, type IconProps } from '../ui/Icon.tsx';

export const SendIcon = (props: IconProps) => <Icon {...props} d="M4 12 20 4.5 15.5 20l-3.5-6.5zM12 13.5l8-9" />;
export const WaitingIcon = (props: IconProps) => <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.3l3.3 2" />;
export const WaveIcon = (props: IconProps) => <Icon {...props} d="M3 12h3l2-6 4 14 3.5-11 2 3H21" />;
