import { expect } from '@playwright/test';

/** The code of each recipient that was read last: one that was used before is no answer to a new request. */
const read = new Map<string, string>();

/** The newest code that went to a number or an address, as the sandbox's inbox has it; each is read once. */
export async function codeTo(origin: string, to: string): Promise<string> {
  const recipient = `${origin} ${to}`;
  const newest = async () => {
    const messages = (await (await fetch(`${origin}/dev/inbox.json`)).json()) as { to: string; code?: string }[];
    return messages.find((message) => message.to === to)?.code;
  };
  let code: string | undefined;
  const isNew = async () => (code = await newest()) !== undefined && code !== read.get(recipient);
  await expect.poll(isNew, `a code has been sent to ${to}`).toBe(true);
  read.set(recipient, code ?? '');
  return code ?? '';
}
