import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DocumentBox } from './documents/document-box.ts';
import { removeDocument } from './member/remove-document.ts';
import { sendVerification } from './member/send-verification.ts';
import { shapeOf } from './member/shape.ts';
import { uploadDocument } from './member/upload-document.ts';

type Needs = Pick<Platform, 'brand' | 'environment' | 'settings' | 'storage'> & { box: DocumentBox };

export function verificationRoutes(needs: Needs): Binding[] {
  return [
    bindReading(contract.getVerification, async (tx, { player }) => shapeOf(tx, player.playerId, needs)),
    bindLong(contract.uploadVerificationDocument, uploadDocument(needs)),
    bind(contract.removeVerificationDocument, removeDocument(needs)),
    bind(contract.sendVerification, sendVerification(needs)),
  ];
}
