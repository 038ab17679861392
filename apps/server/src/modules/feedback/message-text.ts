import type { ReadMessage } from './list-feedback.ts';

/**
 * A message for a terminal: what would move its cursor or colour its words stands as a mark, and every line that a
 * stranger wrote begins like no line of ours.
 */
export function messageText({ feedbackId, receivedAt, type, ...message }: ReadMessage): string {
  const { language, playerId, contact, content, pictures } = message;
  const from = playerId === null ? 'a visitor' : `player ${playerId}`;
  return [
    [receivedAt, type, language, from].join(' · '),
    ...(contact === null ? [] : [`    reach: ${harmless(contact)}`]),
    ...(pictures === 0 ? [] : [`    ${pictures} pictures: npm run feedback -- pictures ${feedbackId} FOLDER`]),
    ...content.split('\n').map((line) => `    > ${harmless(line)}`),
  ].join('\n');
}

function harmless(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}
