import type { ReactNode } from 'react';
import type { AccountRow } from '#core/settings/account-menu.ts';
import { EyeIcon, GearIcon, KeyIcon, SealIcon, ShieldIcon } from '../ui/area-icons.tsx';
import { DocumentIcon, LockIcon } from '../ui/calculator-icons.tsx';
import { BellIcon, BookmarkIcon, ChatIcon, EditIcon, FlagIcon, InfoIcon, OfficeIcon, PersonIcon, ShareIcon, WarningIcon } from '../ui/icons.tsx';

/** Signs of the account menu and the settings. */
export const accountIcons: Readonly<Record<AccountRow, ReactNode>> = {
  contributions: <EditIcon />,
  ownPosts: <ChatIcon />,
  savedJobs: <BookmarkIcon />,
  jobAlerts: <BellIcon />,
  user: <PersonIcon />,
  madeUpName: <LockIcon />,
  rewards: <SealIcon />,
  session: <KeyIcon />,
  mutes: <EyeIcon />,
  ownData: <ShareIcon />,
  manageAccount: <WarningIcon />,
  userSettings: <GearIcon />,
  needHelp: <InfoIcon />,
  recorded: <DocumentIcon />,
  dataMap: <ShieldIcon />,
  moderation: <FlagIcon />,
  administration: <OfficeIcon />,
};
