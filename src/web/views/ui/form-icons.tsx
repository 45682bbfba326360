import { Icon, type IconProps } from './Icon.tsx';

// Signs of forms and of lists with more than one page. A file of signs goes whole with every area that draws one of them, so those that go together stand together.

export const NextIcon = (props: IconProps) => <Icon {...props} d="m9 5 7 7-7 7" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;
export const PlaceIcon = (props: IconProps) => (
  <Icon {...props} d="M12 21c4.5-5 6.5-8.2 6.5-11a6.5 6.5 0 0 0-13 0c0 2.8 2 6 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z" />
);
