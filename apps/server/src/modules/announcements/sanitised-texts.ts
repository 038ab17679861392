import { ANNOUNCEMENT_MAXIMUM_BYTES, Refusal } from '@pelita/contract';
import { sanitiseHtml } from '../../platform/html/sanitise-html.ts';

/**
 * Texts as they are stored. One that is too long is refused before it is read: cutting markup could turn what it says into
 * something else. Written out in entities, a text can be longer than it was.
 */
export function sanitisedTexts(
  words: Readonly<Record<string, { title: string; html: string }>>,
): { language: string; title: string; content: string }[] {
  return Object.entries(words).map(([language, { title, html }]) => ({ language, title, content: sanitised(html) }));
}

export function sanitised(html: string): string {
  refuseTooLong(html);
  const clean = sanitiseHtml(html);
  refuseTooLong(clean);
  return clean;
}

function refuseTooLong(html: string): void {
  if (Buffer.byteLength(html) > ANNOUNCEMENT_MAXIMUM_BYTES)
    throw new Refusal('announcement_too_long', { params: { maximum: ANNOUNCEMENT_MAXIMUM_BYTES / 1024 } });
}
