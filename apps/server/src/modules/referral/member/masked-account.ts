/** The first two and the last character: enough to know a friend by. */
export function maskedAccount(username: string): string {
  return `${username.slice(0, 2)}***${username.slice(-1)}`;
}
