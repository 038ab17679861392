/**
 * The house itself: its mode and its hosts, which close every call but a few, its switches, brand settings and what the portal needs to start. Everything here is read from
 * the brand and from settings; nothing is written. The pages ask for the same answers before they render.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteRoutes } from './routes.ts';
import { siteStartup } from './startup.ts';

export { minimumAge } from './minimum-age.ts';
export { createSiteGate, secondsToOpening } from './site-gate.ts';
export { isForeignHost, siteMode } from './site-status.ts';

export function siteModule(platform: Platform): Module {
  return { name: 'site', bindings: siteRoutes(platform), startup: siteStartup(platform) };
}
