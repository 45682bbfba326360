import { merged, type PortsOf } from '#server/services/joined-operations.ts';
import { administrationService } from '#server/services/administration-service.ts';
import { awardsService } from '#server/services/awards-service.ts';
import { aggregationService } from '#server/services/aggregation-service.ts';
import { chatService } from '#server/services/chat-service.ts';
import { companyService } from '#server/services/company-service.ts';
import { curateService } from '#server/services/curate-service.ts';
import { deskService } from '#server/services/desk-service.ts';
import { deviceService } from '#server/services/device-service.ts';
import { dropdownService } from '#server/services/dropdown-service.ts';
import { eligibilityService } from '#server/services/eligibility-service.ts';
import { feedService } from '#server/services/feed-service.ts';
import { jobsService } from '#server/services/jobs-service.ts';
import { logService } from '#server/services/log-service.ts';
import { loginService } from '#server/services/login-service.ts';
import { moderationService } from '#server/services/moderation-service.ts';
import { notificationService } from '#server/services/notification-service.ts';
import { pageDetailsService } from '#server/services/page-details-service.ts';
import { personaService } from '#server/services/persona-service.ts';
import { rewardOperations } from '#server/services/rewards/reward-operations.ts';
import { searchService } from '#server/services/search-service.ts';
import { textsService } from '#server/services/texts-service.ts';
import { supportService } from '#server/services/support-service.ts';
import { userService } from '#server/services/user-service.ts';
import { videoService } from '#server/services/video-service.ts';
import { wiredKinds } from '../kinds/wired-kinds.ts';

export const contractServices = {
  administration: administrationService,
  awards: awardsService,
  aggregation: aggregationService,
  chat: chatService,
  company: companyService,
  curate: curateService,
  desk: deskService,
  device: deviceService,
  dropdown: dropdownService,
  eligibility: eligibilityService,
  feed: feedService,
  jobs: jobsService,
  log: logService,
  login: loginService,
  moderation: moderationService,
  notification: notificationService,
  'page-details': pageDetailsService,
  persona: personaService,
  rewards: rewardOperations,
  search: searchService,
  texts: textsService,
  support: supportService,
  user: userService,
  video: videoService,
  ...merged(wiredKinds.map(({ services }) => services)),
};

export type ServicePorts = PortsOf<readonly (typeof contractServices)[keyof typeof contractServices][]>;
