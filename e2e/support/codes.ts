import { expect } from '@playwright/test';

/** The newest code that went to a number or an address, as the sandbox's inbox has it; one that came after another. */
export async function codeTo(origin: string, to: string, after?: string): Promise<string> {
  const newest = async () => {
    const messages = (await (await fetch(`${origin}/dev/inbox.json`)).json()) as { to: string; code?: string }[];
    return messages.find((message) => message.to === to)?.code;
  };
  let code: string | undefined;
  const isThere = async () => (code = await newest()) !== undefined && code !== after;
  await expect.poll(isThere, `a code has been sent to ${to}`).toBe(true);
  return code ?? '';
}
