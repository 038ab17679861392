/**
 * The house itself: its mode, switches, brand settings and what the portal needs to start. Everything here is read from
 * the brand and from settings; nothing is written. The pages ask for the same answers before they render.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteRoutes } from './routes.ts';

export { siteMode } from './site-status.ts';

export function siteModule(platform: Platform): Module {
  return { name: 'site', bindings: siteRoutes(platform) };
}
