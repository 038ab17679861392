import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { feedbackSettings } from './settings.ts';
import { deletePicturesBefore } from './store.ts';

/** Pictures show papers and faces, and are needed only until the matter is settled; they are most of a message's bytes. */
export function prunePictures({ settings, storage }: Pick<Platform, 'settings' | 'storage'>): JobHandler {
  return {
    name: 'prune-feedback-pictures',
    schedule: '37 3 * * *',
    async handle(tx) {
      const before = tx.now.subtract({ hours: 24 * settings.get(feedbackSettings.picturesKeptDays) });
      await storage.drop(tx, await deletePicturesBefore(tx, before));
    },
  };
}
