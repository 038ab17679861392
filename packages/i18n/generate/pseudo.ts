const RIGHT_TO_LEFT_OVERRIDE = '‮';
const POP_DIRECTION = '‬';

/** English as a right-to-left language would show it: every word is put under a direction override. */
export function pseudo(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => RIGHT_TO_LEFT_OVERRIDE + word + POP_DIRECTION);
}
