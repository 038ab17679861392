import * as z from 'zod';
import { isLoopback } from '../environment/loopback.ts';

/** Forms that the settings of several areas share. */

export function webAddress() {
  return z.url({ protocol: /^https?$/ }).max(500);
}

/** In clear over the wire nothing of ours travels but to this machine. */
export function secureAddress() {
  return webAddress().refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || isLoopback(hostname);
  }, 'must be https');
}
