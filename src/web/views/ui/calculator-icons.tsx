import { Icon, type IconProps } from './Icon.tsx';

// Signs of the calculators and of what is said about privacy beside fields.

export const CalculatorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-14a1.5 1.5 0 0 1 1.5 -1.5zM8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h.01M15.5 16h.01"
  />
);
export const DocumentIcon = (props: IconProps) => <Icon {...props} d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />;
export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5zM8 11V8a4 4 0 0 1 8 0v3"
  />
);
