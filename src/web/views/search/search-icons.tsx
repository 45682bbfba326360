import type { ComponentType } from 'react';
import type { AnswerType } from '#core/search/search-answer.ts';
import { AskIcon } from '../content/post-icons.tsx';
import { CollegeIcon } from '../ui/area-icons.tsx';
import { CalculatorIcon } from '../ui/calculator-icons.tsx';
import { PlaceIcon } from '../ui/form-icons.tsx';
import { Icon, type IconProps } from '../ui/Icon.tsx';
import { ChatIcon, CompareIcon, OfficeIcon, PeopleIcon, PersonIcon, PhotoIcon, RupeeIcon } from '../ui/icons.tsx';

export const RiseIcon = (props: IconProps) => <Icon {...props} d="m4 17 5.5-6 3.5 3.5L20 7M15 7h5v5" />;
const GiftIcon = (props: IconProps) => (
  <Icon {...props} d="M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C9 9 7 8 7 6.2S10.5 4 12 9c1.5-5 5-4.6 5-2.8S15 9 12 9z" />
);
const BagIcon = (props: IconProps) => <Icon {...props} d="M4 8.5h16v11H4zM9 8.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v2.5M4 13h16" />;
const StarIcon = (props: IconProps) => <Icon {...props} d="m12 4 2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.8-4.9 2.8 1-5.6L4 9.9l5.6-.7z" />;

const icons: Readonly<Record<AnswerType, ComponentType<IconProps>>> = {
  COMPANY: OfficeIcon,
  REVIEWS: StarIcon,
  SALARIES: RupeeIcon,
  INTERVIEWS: PersonIcon,
  BENEFITS: GiftIcon,
  PHOTOS: PhotoIcon,
  JOBS: BagIcon,
  QUESTIONS: AskIcon,
  DISCUSSIONS: PeopleIcon,
  OFFICES: PlaceIcon,
  COMPANIES: OfficeIcon,
  COLLEGE: CollegeIcon,
  COMMUNITY: PeopleIcon,
  COMPARISON: CompareIcon,
  PAGE: CalculatorIcon,
  POST: ChatIcon,
  QUESTION: AskIcon,
  REVIEW: StarIcon,
  INTERVIEW: PersonIcon,
};

export function AnswerIcon({ type }: { readonly type: AnswerType }) {
  const Sign = icons[type];
  return <Sign />;
}
