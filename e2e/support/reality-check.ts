import type { Page } from '@playwright/test';

/** As if an hour had passed, once: what the server says of it is not changed otherwise. */
export async function realityCheckIsDue(page: Page): Promise<void> {
  await page.route(
    '**/wps/saferPlay/realityCheck',
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { value: { at: string; dueAt: string } };
      body.value.dueAt = body.value.at;
      await route.fulfill({ response: answer, json: body });
    },
    { times: 1 },
  );
}
