import { LIVE_CHAT_CHANNEL } from '@pelita/contract';
import { announcementsModule } from '../../modules/announcements/index.ts';
import { pictureUrl } from '../../modules/catalogue/index.ts';
import { feedbackModule, type FeedbackNeeds } from '../../modules/feedback/index.ts';
import { helpModule } from '../../modules/help/index.ts';
import { minimumAge, siteModule } from '../../modules/site/index.ts';
import { supportModule, type SupportNeeds } from '../../modules/support/index.ts';
import { originFor } from '../../platform/http/request-origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { sealingModule } from '../../platform/sealing/index.ts';
import type { BrandContent } from '@pelita/contract';
import type { Sandbox } from './sandbox.ts';
import { siteSettings } from '../../modules/site/settings.ts';

export type SiteNeeds = Pick<SupportNeeds, 'rankOf'> &
  Pick<FeedbackNeeds, 'captcha'> & {
    sandbox: Pick<Sandbox, 'chat'>;
    content: Pick<BrandContent, 'announcements' | 'help'>;
  };

/** The site itself: its mode and its texts, and how a visitor reaches the operator. */
export function composeSite(platform: Platform, { sandbox, content, rankOf, captcha }: SiteNeeds) {
  const sealing = sealingModule(platform);
  const announcements = announcementsModule(platform, { pictureUrl, seed: content.announcements });
  const origin = originFor(platform);
  const support = supportModule({
    channels: (host) => {
      const named = platform.settings.get(siteSettings.customerService);
      return named.length > 0 || !sandbox.chat
        ? named
        : [{ type: LIVE_CHAT_CHANNEL, path: origin(host) + sandbox.chat.path }];
    },
    rankOf,
  });
  return {
    modules: [
      sealing,
      siteModule(platform),
      announcements,
      helpModule({
        pages: content.help,
        minimumAge: () => minimumAge(platform),
        announcedTopics: announcements.helpTopics,
      }),
      feedbackModule(platform, { captcha }),
      support,
    ],
    openSeal: sealing.openSeal,
  };
}
