import type { EnglishMessages } from '@pelita/i18n';
import type {} from 'use-intl';
import { useTranslations } from 'use-intl/react';

/** The kit's message areas, and what is wrong with a field, which it shares with the server: none of an application's. */
type KitArea = 'kit' | 'kitForms' | 'kitLists' | 'kitData' | 'kitAloud' | 'fieldErrors';

/** The kit's own few words: `const text = useKitText('kit'); text('close')`. All others come in as props. */
export function useKitText<Area extends KitArea>(area: Area) {
  return useTranslations<Area>(area);
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: EnglishMessages;
  }
}
