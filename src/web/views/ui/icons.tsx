/** A line icon that says nothing by itself: the words beside it, or the label of its button, do. */
interface IconProps {
  readonly small?: boolean;
}

function Icon({ d, small = false }: IconProps & { readonly d: string }) {
  return (
    <svg className={small ? 'icon s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export const AwardIcon = (props: IconProps) => (
  <Icon {...props} d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3.5 1 5 3.5 5M17 6h3c0 3.5-1 5-3.5 5M12 15v3M8.5 20.5h7V18h-7z" />
);
export const BackIcon = (props: IconProps) => <Icon {...props} d="M20 12H4.5M11 5l-7 7 7 7" />;
export const BellIcon = (props: IconProps) => <Icon {...props} d="M6 16V10a6 6 0 0 1 12 0v6l1.5 2h-15zM10 20.5h4" />;
export const CalculatorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-14a1.5 1.5 0 0 1 1.5 -1.5zM8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h.01M15.5 16h.01"
  />
);
export const ChatIcon = (props: IconProps) => <Icon {...props} d="M4 5h16v11H10l-4 4v-4H4z" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
export const ClockIcon = (props: IconProps) => <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.3l3.3 2" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />;
export const CollegeIcon = (props: IconProps) => <Icon {...props} d="m2.5 9.5 9.5-4.5 9.5 4.5-9.5 4.5zM6.5 12v5c3 2.3 8 2.3 11 0v-5" />;
export const CompareIcon = (props: IconProps) => <Icon {...props} d="M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z" />;
export const DocumentIcon = (props: IconProps) => <Icon {...props} d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />;
export const DownIcon = (props: IconProps) => <Icon {...props} d="m5 9 7 7 7-7" />;
export const EditIcon = (props: IconProps) => <Icon {...props} d="M4 20h4L19.5 8.5l-4-4L4 16z" />;
export const EyeIcon = (props: IconProps) => (
  <Icon {...props} d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z" />
);
export const FlagIcon = (props: IconProps) => <Icon {...props} d="M6 21V4h11l-2 4 2 4H6" />;
export const GearIcon = (props: IconProps) => (
  <Icon {...props} d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2" />
);
export const GlobeIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM3.5 12h17M12 3.5c3 2.5 4 5.3 4 8.5s-1 6-4 8.5c-3-2.5-4-5.3-4-8.5s1-6 4-8.5z" />
);
export const GridIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 4h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1 -1 1h-4.5a1 1 0 0 1 -1 -1v-4.5a1 1 0 0 1 1 -1zM14.5 4h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1 -1 1h-4.5a1 1 0 0 1 -1 -1v-4.5a1 1 0 0 1 1 -1zM5 13.5h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1 -1 1h-4.5a1 1 0 0 1 -1 -1v-4.5a1 1 0 0 1 1 -1zM14.5 13.5h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1 -1 1h-4.5a1 1 0 0 1 -1 -1v-4.5a1 1 0 0 1 1 -1z"
  />
);
export const HomeIcon = (props: IconProps) => <Icon {...props} d="m4 11 8-7 8 7v9h-5.5v-6h-5v6H4z" />;
export const InfoIcon = (props: IconProps) => <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.5M12 7.6v.1" />;
export const KeyIcon = (props: IconProps) => <Icon {...props} d="M4 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM12 12.5 20 4.5M17 7.5l3 3M14.5 10l2 2" />;
export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5zM8 11V8a4 4 0 0 1 8 0v3"
  />
);
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />;
export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.9 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0zM11.4 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0zM17.9 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0 -1.2 0z"
  />
);
export const NextIcon = (props: IconProps) => <Icon {...props} d="m9 5 7 7-7 7" />;
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
export const PlaceIcon = (props: IconProps) => (
  <Icon {...props} d="M12 21c4.5-5 6.5-8.2 6.5-11a6.5 6.5 0 0 0-13 0c0 2.8 2 6 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z" />
);
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;
export const RupeeIcon = (props: IconProps) => <Icon {...props} d="M7 5h10M7 9h10M7 5h3.5c5.5 0 5.5 8 0 8H7l7 6.5" />;
export const SealIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="m12 3 2.3 1.7 2.8-.1.8 2.7 2.3 1.7-1 2.7 1 2.6-2.3 1.7-.8 2.7-2.8-.1L12 21l-2.3-2.4-2.8.1-.8-2.7-2.3-1.7 1-2.6-1-2.7 2.3-1.7.8-2.7 2.8.1zM8.8 12l2.3 2.3 4.2-4.5"
  />
);
export const SearchIcon = (props: IconProps) => <Icon {...props} d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5" />;
export const ShareIcon = (props: IconProps) => <Icon {...props} d="M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8" />;
export const ShieldIcon = (props: IconProps) => <Icon {...props} d="M12 3.5 5 6v6c0 4.3 2.6 7 7 8.5 4.4-1.5 7-4.2 7-8.5V6z" />;
export const StarIcon = (props: IconProps) => <Icon {...props} d="m12 4 2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.8-4.9 2.8 1-5.6L4 9.9l5.6-.7z" />;
export const SunIcon = (props: IconProps) => (
  <Icon {...props} d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7" />
);
export const ThumbIcon = (props: IconProps) => (
  <Icon {...props} d="M7 11v9H4v-9zM7 11l4-7.5c2 0 2.5 1.5 2 3.5l-.5 2.5h6c1.2 0 1.8 1 1.5 2.2l-1.5 6.5c-.3 1.1-1 1.8-2.2 1.8H7" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1" />;
export const OfflineIcon = (props: IconProps) => (
  <Icon {...props} d="m4 4 16 16M2.5 9.5a15 15 0 0 1 5-3M11 5.1a15 15 0 0 1 10.5 4.4M6 13a9 9 0 0 1 4.5-2.4M15.5 11.5A9 9 0 0 1 18 13M12 19v.1" />
);
