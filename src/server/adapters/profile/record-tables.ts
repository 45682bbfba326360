import type { JSONColumnType } from 'kysely';
import type { DeletionReceipt } from '#core/account/account-deletion.ts';
import type { ConsentPurpose } from '#core/settings/consent.ts';
import type { CourseMode, EducationLevel } from '#core/profile/education.ts';
import type { EligibilityPopup } from '#core/nudges/eligibility-popup.ts';
import type { FeedStart } from '#core/settings/member-preference.ts';
import type { ChatOpening } from '#core/settings/message-preference.ts';
import type { AppType, CountedPopup } from '#core/notifications/popup-check.ts';
import type { SubscriptionTopic } from '#core/settings/subscription.ts';
import type { EmploymentType } from '#core/profile/work-experience.ts';

/** The tables of what members say of themselves and of what they set. */
export interface RecordTables {
  readonly work_experience: WorkExperienceTable;
  readonly education: EducationTable;
  readonly member_preference: MemberPreferenceTable;
  readonly message_preference: MessagePreferenceTable;
  readonly consent: ConsentTable;
  readonly subscription: SubscriptionTable;
  readonly profile_photo: ProfilePhotoTable;
  readonly popup_rest: PopupRestTable;
  readonly popup_showing: PopupShowingTable;
  readonly device: DeviceTable;
  readonly feedback: FeedbackTable;
  readonly deletion_receipt: DeletionReceiptTable;
}

export interface WorkExperienceTable {
  id: string;
  account_id: string;
  company_name: string;
  designation: string;
  employment_type: EmploymentType;
  location: string | null;
  from_month: string;
  to_month: string | null;
}

export interface EducationTable {
  id: string;
  account_id: string;
  level: EducationLevel;
  course_name: string;
  specialization: string | null;
  college_name: string;
  mode: CourseMode;
  from_month: string;
  to_month: string | null;
}

interface MemberPreferenceTable {
  account_id: string;
  feed_start: FeedStart;
  hides_read_posts: boolean;
  saves_data: boolean;
  warns_before_leaving: boolean;
}

interface MessagePreferenceTable {
  account_id: string;
  chats: ChatOpening;
  replies: boolean;
  votes: boolean;
  communities: boolean;
  jobs: boolean;
  shows_content: boolean;
}

interface ConsentTable {
  account_id: string;
  purpose: ConsentPurpose;
  is_given: boolean;
  notice_version: number;
  changed_on: string;
}

interface SubscriptionTable {
  account_id: string;
  topic: SubscriptionTopic;
}

interface ProfilePhotoTable {
  account_id: string;
  bytes: Uint8Array;
}

interface PopupRestTable {
  account_id: string;
  popup: EligibilityPopup;
  put_away_on: string;
}

interface PopupShowingTable {
  account_id: string;
  popup: CountedPopup;
  app: AppType;
  times: number;
  last_at: Date;
}

interface DeviceTable {
  key: string;
  session_id: string;
  sealed_token: string;
}

interface FeedbackTable {
  ref: string;
  rating: number;
  text: string | null;
  month: string;
}

interface DeletionReceiptTable {
  number_hash: string;
  deleted_on: string;
  deleted: JSONColumnType<DeletionReceipt['deleted'], string, string>;
  left_behind: JSONColumnType<DeletionReceipt['left'], string, string>;
}
