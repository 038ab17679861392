import type { Application, AppOptions, createModules as CreateModules } from '@pelita/server/testing-app';
import { afterAll } from 'vitest';
import { type Caller, callerOf } from './caller.ts';
import type { TestWorld } from './test-database.ts';

export type TestServer = Caller & {
  /** Closed by itself after the file's last test. */
  close(): Promise<void>;
};

/** The brand's long shelf takes a second to list, so a file lists it only when it is about that. */
export type TestServerOptions = AppOptions & { isWholeCatalogue?: boolean };

/**
 * The application over real HTTP on a free loopback port, on the world's database, clock and chance. Without an
 * application of the test's own it is the whole one, with the first data of the brand.
 */
export async function testServer(
  world: TestWorld,
  application?: Application,
  { isWholeCatalogue = false, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const { buildApp, createModules, quickParts } = await import('@pelita/server/testing-app');
  let origin = '';
  const app = await buildApp(
    world.platform,
    application ??
      (await wholeApplication(world, createModules, {
        walletUrl: () => `${origin}/provider/STUDIO`,
        isShortCatalogue: !isWholeCatalogue,
        parts: quickParts(world.platform),
      })),
    options,
  );
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= app.close());
  afterAll(close);
  return { ...callerOf(origin, () => world.clock.now().epochMilliseconds / 1_000), close };
}

async function wholeApplication(
  world: TestWorld,
  createModules: typeof CreateModules,
  options: Parameters<typeof CreateModules>[1],
): Promise<Application> {
  const application = await createModules(world.platform, options);
  for (const { seed } of application.modules) await seed?.(world.database);
  return application;
}
