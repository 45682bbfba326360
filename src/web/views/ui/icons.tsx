import { Icon, type IconProps } from './Icon.tsx';

export const BackIcon = (props: IconProps) => <Icon {...props} d="M20 12H4.5M11 5l-7 7 7 7" />;
export const BellIcon = (props: IconProps) => <Icon {...props} d="M6 16V10a6 6 0 0 1 12 0v6l1.5 2h-15zM10 20.5h4" />;
export const BookmarkIcon = (props: IconProps) => <Icon {...props} d="M6.5 4h11v16.5L12 16l-5.5 4.5z" />;
export const ChatIcon = (props: IconProps) => <Icon {...props} d="M4 5h16v11H10l-4 4v-4H4z" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />;
export const CompareIcon = (props: IconProps) => <Icon {...props} d="M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z" />;
export const DownIcon = (props: IconProps) => <Icon {...props} d="m5 9 7 7 7-7" />;
export const EditIcon = (props: IconProps) => <Icon {...props} d="M4 20h4L19.5 8.5l-4-4L4 16z" />;
export const FlagIcon = (props: IconProps) => <Icon {...props} d="M6 21V4h11l-2 4 2 4H6" />;
export const HomeIcon = (props: IconProps) => <Icon {...props} d="m4 11 8-7 8 7v9h-5.5v-6h-5v6H4z" />;
export const InfoIcon = (props: IconProps) => <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.5M12 7.6v.1" />;
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;
export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.9 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0zM11.4 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0zM17.9 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0z"
  />
);
export const OfficeIcon = (props: IconProps) => (
  <Icon {...props} d="M5 8h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1 -1.5 1.5h-14a1.5 1.5 0 0 1 -1.5 -1.5v-9a1.5 1.5 0 0 1 1.5 -1.5zM9 8V5h6v3M3.5 13.5h17" />
);
export const PeopleIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.6 3.5 5.4"
  />
);
export const PersonIcon = (props: IconProps) => <Icon {...props} d="M8.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM5 20c.6-4 3.5-6 7-6s6.4 2 7 6" />;
export const PhotoIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1 -1.5 1.5h-14a1.5 1.5 0 0 1 -1.5 -1.5v-11a1.5 1.5 0 0 1 1.5 -1.5zM7 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM4 17.5l5-4.5 3 2.5 4-4.5 4.5 4.5"
  />
);
export const RupeeIcon = (props: IconProps) => <Icon {...props} d="M7 5h10M7 9h10M7 5h3.5c5.5 0 5.5 8 0 8H7l7 6.5" />;
export const SearchIcon = (props: IconProps) => <Icon {...props} d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5" />;
export const ShareIcon = (props: IconProps) => <Icon {...props} d="M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8" />;
export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1" />;
export const OfflineIcon = (props: IconProps) => (
  <Icon {...props} d="m4 4 16 16M2.5 9.5a15 15 0 0 1 5-3M11 5.1a15 15 0 0 1 10.5 4.4M6 13a9 9 0 0 1 4.5-2.4M15.5 11.5A9 9 0 0 1 18 13M12 19v.1" />
);
