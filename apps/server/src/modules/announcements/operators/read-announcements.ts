import type { CallAnswer, CallInput } from '@pelita/contract';
import type { listOfficeAnnouncements, previewAnnouncement } from '@pelita/contract/office';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import { plainText } from '../../../platform/html/sanitise-html.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sanitised } from '../sanitised-texts.ts';
import { officeShape } from './office-shape.ts';
import { keptAnnouncements } from './store.ts';

type List = typeof listOfficeAnnouncements;
type Preview = typeof previewAnnouncement;

export function listForOperators({ brand }: Pick<Platform, 'brand'>) {
  return async (tx: Tx): Promise<CallAnswer<List>> => {
    const { timeZone, languages } = brand;
    const rows = await keptAnnouncements(tx);
    return {
      timeZone,
      languages: [...languages],
      announcements: rows.map((row) => officeShape(row, { now: tx.now, timeZone })),
    };
  };
}

/** By the very sanitiser through which a text is stored. */
export async function preview(_who: CallerOf<Preview>, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const shown = Object.entries(body.words).map(([language, { html }]) => {
    const clean = sanitised(html);
    return [language, { html: clean, summary: plainText(clean) }];
  });
  return { words: Object.fromEntries(shown) as CallAnswer<Preview>['words'] };
}
