import { launchTokenText } from './launch-token.ts';

/** The token rides in the fragment, which a browser sends nowhere: no log and no Referer ever holds it. */
export function launchUrl(ask: {
  origin: string;
  token: string;
  user: string;
  gameCode: string;
  language: string;
}): string {
  const query = new URLSearchParams({ lang: ask.language });
  const fragment = launchTokenText({ userId: ask.user, token: ask.token });
  return `${ask.origin}/studio/play/${encodeURIComponent(ask.gameCode)}?${query}#${fragment}`;
}
