import * as office from '@pelita/contract/office';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DocumentBox } from './documents/document-box.ts';
import type { VerificationNeeds } from './needs.ts';
import { closeUnverified } from './operators/close-unverified.ts';
import { acceptVerification, rejectVerification } from './operators/decide.ts';
import { openDocument } from './operators/open-document.ts';
import { readCase } from './operators/read-case.ts';

type Needs = Pick<Platform, 'brand' | 'settings' | 'storage'> & { box: DocumentBox } & VerificationNeeds;

export function verificationOfficeRoutes(needs: Needs): Binding[] {
  return [
    bindReading(office.getVerificationCase, readCase),
    bindLong(office.openVerificationDocument, openDocument(needs)),
    bind(office.acceptVerification, acceptVerification(needs)),
    bind(office.rejectVerification, rejectVerification),
    needs.bindControlled(office.closeUnverified, closeUnverified(needs, needs.brand.defaultLanguage)),
  ];
}
