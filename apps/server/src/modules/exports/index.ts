/**
 * Lists as CSV files. An operator asks for one, which is audited, and fetches it once: keyset pages in one read-only
 * snapshot on a connection of its own, two at a time in a process, no faster than the client reads. A client that goes away
 * stops it, a failure breaks the connection, and what left is audited by count and hash before the file ends. Nothing leaves
 * that the list does not show: personal data is masked in files too.
 */
import {
  createExport as createCall,
  fetchExport as fetchCall,
  listExports,
  listOwnExports,
} from '@pelita/contract/office';
import { bindFile, bindLong } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createExport } from './create-export.ts';
import { fetchExport } from './fetch-export.ts';
import type { ExportsNeeds } from './needs.ts';

export function exportsModule(platform: Platform, needs: ExportsNeeds): Module {
  return {
    name: 'exports',
    officeBindings: [
      bindLong(createCall, createExport(platform, needs)),
      bindFile(fetchCall, fetchExport(platform, needs)),
    ],
    lists: [listExports, listOwnExports].map((call) => serveList(call, 'office_export_list')),
  };
}
